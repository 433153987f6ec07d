import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { readConfig } from '#src/lib/config.ts';

/** A whole copy; one that is still being made has another ending. */
const NAME = /^hanlu-\d{4}-\d{2}-\d{2}T[\d-]+Z$/;
/** Copies of the database alone, from before there were whole ones. */
const OLD_NAME = /^hanlu-\d{4}-\d{2}-\d{2}T[\d-]+Z\.db$/;

/** How many copies are kept; the oldest go first. */
export const KEPT_COPIES = 14;

/** The parts of a copy, each a file or folder in it. */
export const PARTS = {
  database: 'hanlu.db',
  uploads: 'uploads',
  history: 'content',
  dataset: 'dataset',
  secret: 'secret',
} as const;

/** Whether a path stays in its folder. Names are whatever people and their programs call files. */
const isInside = (path: string): boolean =>
  path.split('/').every((name) => !['', '.', '..'].includes(name));

const manifest = z.object({
  form: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Every other file of the copy, by its path in it. */
  files: z.array(
    z.object({
      path: z.string().refine(isInside),
      bytes: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

/** What a copy says of itself, in its `manifest.json`. */
export type Manifest = z.output<typeof manifest>;
export type CopiedFile = Manifest['files'][number];

export const manifestPath = (copy: string): string => join(copy, 'manifest.json');

/** Where the copies of this site lie. */
export const copiesFolder = (): string => join(resolve(readConfig(process.env).dataDir), 'backups');

export const nameOfCopy = (at: Date): string =>
  `hanlu-${at.toISOString().replaceAll(/[:.]/g, '-')}`;

/** When the copy of such a name was made. */
export const momentOfCopy = (name: string): Date =>
  new Date(name.slice('hanlu-'.length).replace(/T(\d+)-(\d+)-(\d+)-(\d+)/, 'T$1:$2:$3.$4'));

/** The names of the whole copies in a folder, the oldest first. */
export const listCopies = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();

/** The manifest of a copy, or undefined where the folder holds none that can be read. */
export const readManifest = async (copy: string): Promise<Manifest | undefined> => {
  try {
    return manifest.parse(JSON.parse(await readFile(manifestPath(copy), 'utf8')));
  } catch {
    return undefined;
  }
};

/**
 * Removes the oldest copies, and what is left of those that were never whole. Answers the names of
 * those that can't be removed, as when another user made them.
 */
export const pruneCopies = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder);
  const whole = names.filter((name) => NAME.test(name) || OLD_NAME.test(name)).sort();
  const parts = names.filter((name) => name.endsWith('.part') && NAME.test(name.slice(0, -5)));
  const stuck: string[] = [];
  for (const name of [...whole.slice(0, -KEPT_COPIES), ...parts]) {
    await rm(join(folder, name), { recursive: true }).catch(() => stuck.push(name));
  }
  return stuck;
};

/** The SHA-256 of a file, in hexadecimal digits. */
export const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};
