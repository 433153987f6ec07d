import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filesIn } from '#src/lib/files-in.ts';
import { someAtOnce } from '#src/lib/some-at-once.ts';
import type { Encoding } from './accept-encoding.ts';
import { compressed } from './compress.ts';
import { isCompressible, isHtml, mediaTypeOf } from './media-types.ts';
import { liftPolicy } from './policy.ts';

/** What the front has to know of a file without reading it. */
export type IndexedFile = z.infer<typeof indexedFile>;

const indexedFile = z.object({
  /** Relative to the folder, with slashes. */
  name: z.string(),
  /** Strong and quoted; an encoded form adds its encoding to it. */
  etag: z.string(),
  /** The forms that lie beside the file; gzip only in builds of before decision 298. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** What it may load and do where it is a page or a worker; absent where that is nothing. */
  policy: z.string().optional(),
  /** When a publication made pages without it, in ms; absent for what the pages of today need. */
  leftAt: z.number().optional(),
});

/** In the folder itself, and no address of the site. */
const INDEX = '.files.json';
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
/** So many files are read or written at the same time. */
export const FILES_AT_ONCE = 8;

export const encodedName = (name: string, encoding: Encoding): string =>
  `${name}${ENDINGS[encoding]}`;

/** The files of an indexed folder. Rejects where the folder has no index. */
export const readIndex = async (folder: string): Promise<IndexedFile[]> =>
  z.array(indexedFile).parse(JSON.parse(await readFile(join(folder, INDEX), 'utf8')));

export const writeIndex = (folder: string, index: readonly IndexedFile[]): Promise<void> =>
  writeFile(join(folder, INDEX), JSON.stringify(index));

/**
 * Makes a built folder ready to be served, once: takes the policies out of its pages, writes the
 * texts in brotli beside them, and the index. A folder for those, by what they hold, spares the next
 * time their making; it keeps those of this time. Policies of other files are told by their names.
 */
export const indexFolder = async (
  folder: string,
  cache?: string,
  policyOf: (name: string) => string | undefined = () => undefined,
): Promise<void> => {
  const index: IndexedFile[] = [];
  const kept = new Set<string>();
  if (cache) await mkdir(cache, { recursive: true });
  const names = (await listFiles(folder)).sort();
  await someAtOnce(FILES_AT_ONCE, names, async (name) => {
    const { body, policy = policyOf(name) } = await prepared(join(folder, name));
    const hash = hashOf(body, policy);
    const br = isCompressible(mediaTypeOf(name)) ? await formOf(body, hash, cache) : undefined;
    if (br) {
      await writeFile(join(folder, encodedName(name, 'br')), br);
      kept.add(encodedName(hash, 'br'));
    }
    index.push({
      name,
      etag: `"${hash}"`,
      encodings: br ? ['br'] : [],
      ...(policy && { policy }),
    });
  });
  await writeIndex(folder, index);
  if (cache) await forget(cache, kept);
};

/** The bytes of a file as they are sent. */
const prepared = async (file: string): Promise<{ body: Buffer; policy?: string | undefined }> => {
  const built = await readFile(file);
  if (!isHtml(mediaTypeOf(file))) return { body: built };
  const { html, policy } = liftPolicy(built.toString());
  if (!policy) return { body: built };
  const body = Buffer.from(html);
  await writeFile(file, body);
  return { body, policy };
};

/** A browser that is told that nothing changed keeps the policy that it has: another one is a change. */
const hashOf = (body: Buffer, policy = ''): string =>
  createHash('sha256').update(body).update(policy).digest('base64url').slice(0, 22);

/** Texts that brotli made no smaller are tried each time: they are the smallest. */
const formOf = async (body: Buffer, hash: string, cache?: string): Promise<Buffer | undefined> => {
  if (!cache) return compressed(body);
  const file = join(cache, encodedName(hash, 'br'));
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const br = await compressed(body);
  if (br) await writeFile(file, br);
  return br;
};

const forget = async (cache: string, kept: ReadonlySet<string>) => {
  for (const name of await readdir(cache)) {
    if (!kept.has(name)) await rm(join(cache, name), { force: true });
  }
};

/** The files of a folder, without what an earlier index added to it. */
const listFiles = async (folder: string): Promise<string[]> => {
  const names = await filesIn(folder);
  const all = new Set(names);
  const isAdded = (name: string) =>
    name === INDEX ||
    Object.values(ENDINGS).some(
      (ending) => name.endsWith(ending) && all.has(name.slice(0, -ending.length)),
    );
  return names.filter((name) => !isAdded(name));
};
