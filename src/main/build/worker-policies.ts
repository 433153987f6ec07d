import type { BackgroundRemoval } from '#src/lib/config/booth.ts';
import { unframed } from '#src/server/front/policy.ts';

const OWN_FILES = unframed("default-src 'none'; script-src 'self'; connect-src 'self'");

/**
 * The policies of the scripts that run apart from any page, by the names of built files: a worker
 * goes by the policy that it is sent with, not by that of the page which starts it.
 */
export const workerPolicies = (
  backgroundRemoval: BackgroundRemoval,
): ((name: string) => string | undefined) => {
  const ofCutOut = unframed(cutOut(backgroundRemoval));
  return (name) => {
    if (/^_astro\/cut-out\.worker[.-]/.test(name)) return ofCutOut;
    return name === 'sw.js' || /^_astro\/[\w-]+\.worker[.-]/.test(name) ? OWN_FILES : undefined;
  };
};

/**
 * The library of the photo booth (BOOTH-1) fetches its parts from a host of its own, runs the
 * WebAssembly among them, and writes the functions that go through its matrices.
 */
const cutOut = (setting: BackgroundRemoval): string => {
  const from = setting === 'off' ? '' : (URL.parse(setting.publicPath)?.origin ?? '');
  return `default-src 'none'; script-src 'self' blob: 'unsafe-eval'; connect-src 'self' blob: data: ${from}`.trim();
};
