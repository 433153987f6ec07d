import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, readManifest, type Manifest } from './copies.ts';

export type CheckedCopy = { is: 'whole'; manifest: Manifest } | { is: 'refused'; reason: string };

/** Whether everything that a copy names is in it and is as it was written. Never throws. */
export const checkCopy = async (copy: string): Promise<CheckedCopy> => {
  const manifest = await readManifest(copy);
  if (!manifest) {
    return { is: 'refused', reason: `${copy} is no copy: it has no manifest that can be read.` };
  }
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = join(copy, path);
    const found = await stat(file).catch(() => undefined);
    if (!found) return { is: 'refused', reason: `${path} is missing in the copy.` };
    const hash = found.size === bytes && (await hashOf(file).catch(() => undefined));
    if (hash !== sha256) return { is: 'refused', reason: `${path} is damaged in the copy.` };
  }
  return { is: 'whole', manifest };
};
