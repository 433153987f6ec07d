import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Config } from '#src/lib/config.ts';
import { PAGES_ALONE } from '../build/pages-alone.ts';
import { ROOT } from '../settings.ts';
import { reasonIn } from './reason.ts';

type Mode = 'development' | 'production';

const ASTRO = join(ROOT, 'node_modules/.bin/astro');

const environment = (mode: Mode, config: Config) => ({
  ...process.env,
  NODE_ENV: mode,
  SITE_URL: config.siteUrl,
  ASTRO_TELEMETRY_DISABLED: '1',
});

/** Runs Astro's command line with our settings and its output in ours; answers its exit code. */
export const runAstro = (parameters: string[], mode: Mode, config: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ASTRO, ...parameters], {
      cwd: ROOT,
      stdio: 'inherit',
      env: environment(mode, config),
    });
    // A terminal tells both of us, a service manager only this process.
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', pass).once('SIGINT', pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });

const LONGEST_BUILD_MS = 10 * 60_000;
const TOO_LONG = 'The build took longer than ten minutes and was ended';

/**
 * Builds the site into a folder of its own, behind the visitors' backs. Rejects with the sentences
 * that name what is wrong in the content, where that is the reason.
 */
export const buildQuietly = (
  folder: string,
  config: Config,
  cancelled: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const patience = AbortSignal.timeout(LONGEST_BUILD_MS);
    const child = spawn(process.execPath, [ASTRO, 'build', '--outDir', folder], {
      cwd: ROOT,
      env: { ...environment('production', config), [PAGES_ALONE]: '1' },
      signal: AbortSignal.any([cancelled, patience]),
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    child.once('error', (error) => reject(patience.aborted ? new Error(TOO_LONG) : error));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(reasonIn(stripVTControlCharacters(said))));
    });
  });
