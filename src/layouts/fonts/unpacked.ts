import { readFile } from 'node:fs/promises';
import path from 'node:path';

const files = new Map<string, Promise<Uint8Array>>();

/**
 * The bytes of a typeface's file in `node_modules`, out of their compression, and kept: to unpack a
 * Chinese typeface takes longer than anything that is done with it.
 */
export const unpackedTypeface = (file: string): Promise<Uint8Array> => {
  const bytes = files.get(file) ?? unpack(file);
  files.set(file, bytes);
  return bytes;
};

const unpack = async (file: string): Promise<Uint8Array> => {
  // Only a build cuts typefaces, and only a build has the library.
  const { convert } = await import('fontverter');
  return convert(await readFile(path.join('node_modules', file)), 'sfnt');
};
