import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filesIn } from '#src/lib/files-in.ts';
import { someAtOnce } from '#src/lib/some-at-once.ts';
import { FILES_AT_ONCE } from '../../front/file-index.ts';

/** A file of a build and where its bytes lie in the bucket. */
export type Piece = z.infer<typeof pieceShape>;

const pieceShape = z.object({
  /** Relative to the folder of the build, with slashes, and never outside of it. */
  name: z.string().refine((name) => !name.startsWith('/') && !name.split('/').includes('..')),
  hash: z.string(),
  size: z.int().nonnegative(),
  /** The place of its pack among the manifest's, and where it begins there. */
  pack: z.int().nonnegative(),
  from: z.int().nonnegative(),
});

/** All of a build: files in packs, of which earlier builds have brought some. */
export type Manifest = z.infer<typeof manifestShape>;

export const manifestShape = z.object({
  packs: z.array(z.object({ key: z.string(), size: z.int().nonnegative() })),
  pieces: z.array(pieceShape),
});

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** The hashes of a folder's files by their names. */
export const hashFolder = async (folder: string): Promise<Map<string, string>> => {
  const hashes = new Map<string, string>();
  await someAtOnce(FILES_AT_ONCE, await filesIn(folder), async (name) => {
    hashes.set(name, sha256(await readFile(join(folder, name))));
  });
  return hashes;
};
