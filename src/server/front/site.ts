import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cacheControlFor, isImmutable } from './cache-rules.ts';
import { compressed, type Variants } from './compress.ts';
import { isCompressible, isHtml, mediaTypeOf } from './media-types.ts';

export type SiteFile = Readonly<
  Variants & {
    body: Buffer;
    /** Strong and quoted; the variants add their encoding to it. */
    etag: string;
    type: string;
    compressible: boolean;
    cacheControl: string;
  }
>;

/** A built folder in memory. A rebuilt folder becomes a new Site; this one never changes. */
export type Site = {
  /** The file for a decoded path; pages answer with and without a slash at the end. */
  readonly find: (path: string) => SiteFile | undefined;
  readonly paths: readonly string[];
  /** Settles when every text is there compressed as well. */
  readonly ready: Promise<void>;
};

type LoadOptions = {
  /**
   * The site that this one will replace. Unchanged files keep their compressed forms, and what
   * never changes under its address stays: open pages may still ask for it.
   */
  previous?: Site;
  /** Changes a file on its way in, by its name in the folder. */
  rewrite?: (name: string, body: Buffer) => Buffer;
};

/** Two at a time leave a thread of the pool, which files and name lookups need as well. */
const COMPRESSIONS_AT_ONCE = 2;
const FILES_AT_ONCE = 32;

/** Pages that Astro's handler sends with their own status; they are no addresses. */
const ANSWERS = new Set(['/404/', '/500/']);

/** Reads a built folder. Every file is available at once, compressed forms follow. */
export const loadSite = async (
  folder: string,
  { previous, rewrite = (_, body) => body }: LoadOptions = {},
): Promise<Site> => {
  const files = new Map<string, SiteFile>();
  await forEach(FILES_AT_ONCE, await listFiles(folder), async (name) => {
    const file = toSiteFile(`/${name}`, rewrite(name, await readFile(join(folder, name))));
    const path = addressOf(`/${name}`, file.type);
    if (ANSWERS.has(path)) return;
    const before = previous?.find(path);
    files.set(path, before?.etag === file.etag ? before : file);
  });
  for (const path of previous?.paths ?? []) {
    const file = previous?.find(path);
    if (file && !files.has(path) && isImmutable(path)) files.set(path, file);
  }
  return {
    find: (path) => files.get(path) ?? files.get(`${path}/`),
    paths: [...files.keys()].sort(),
    ready: compressAll(files),
  };
};

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
};

const toSiteFile = (path: string, body: Buffer): SiteFile => {
  const type = mediaTypeOf(path);
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    type,
    compressible: isCompressible(type),
    cacheControl: cacheControlFor(path, type),
  };
};

/** `/ar/contents/index.html` is known as `/ar/contents/`; other files keep their names. */
const addressOf = (path: string, type: string): string => {
  // macOS stores names decomposed, browsers ask for them composed.
  const name = path.normalize('NFC');
  return isHtml(type) ? name.replace(/(index)?\.html$/, '').replace(/([^/])$/, '$1/') : name;
};

const compressAll = (files: Map<string, SiteFile>): Promise<void> => {
  const texts = [...files].filter(([, file]) => file.compressible && !file.br && !file.gzip);
  return forEach(COMPRESSIONS_AT_ONCE, texts, async ([path, file]) => {
    files.set(path, { ...file, ...(await compressed(file.body)) });
  });
};

const forEach = async <T>(atOnce: number, items: T[], work: (item: T) => Promise<void>) => {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
