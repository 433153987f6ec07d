import type { Locale } from '#src/i18n/locales.ts';
import { mayBeStored } from './what-may-be-kept.ts';

/** One file of a pack: where it is served, its size on the wire, and a word that changes with it. */
export type PackFile = readonly [address: string, bytes: number, revision: string];

/** What one thing to learn needs without a network: its page with scripts, typefaces and strokes. */
export type Pack = {
  /** The id of a group of the catalogue, or `practice`: all that practising needs. */
  readonly id: string;
  readonly files: readonly PackFile[];
};

export type KeptPack = { readonly id: string; readonly bytes: number };

/** Kept by itself for whoever practises. */
export const PRACTICE_PACK = 'practice';

const PREFIX = 'pack';
/** In each pack's cache: which files it holds, in which revision. No address of the site. */
const CONTENTS = '/offline/contents.json';

type Contents = readonly PackFile[];

export const packListAddress = (locale: Locale): string => `/offline/${locale}.json`;
const cacheOf = (locale: Locale, id: string) => `${PREFIX}.${locale}.${id}`;

/** The packs of a language as the build made them. Throws where the network fails. */
export const fetchPacks = async (locale: Locale): Promise<readonly Pack[]> => {
  const response = await fetch(packListAddress(locale));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return (await response.json()) as readonly Pack[];
};

/** What is kept on this device of a language, with its size in bytes. */
export const keptPacks = async (locale: Locale): Promise<KeptPack[]> => {
  const start = cacheOf(locale, '');
  const ids = (await caches.keys())
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length));
  const packs = await Promise.all(
    ids.map(async (id) => {
      const contents = await contentsOf(await caches.open(cacheOf(locale, id)));
      // One that was broken off has no list of contents: it is not there.
      return contents && { id, bytes: sizeOf(contents) };
    }),
  );
  return packs.filter((pack) => pack !== undefined);
};

const sizeOf = (files: Contents) => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** How much of a pack has to be fetched, in bytes: much of it may be on the device already. */
export const missingBytes = async ({ files }: Pack): Promise<number> => {
  const missing = await Promise.all(
    files.map(async (file) => ((await caches.match(file[0])) ? [] : [file])),
  );
  return sizeOf(missing.flat());
};

const contentsOf = async (cache: Cache): Promise<Contents | undefined> => {
  const response = await cache.match(CONTENTS);
  return response && ((await response.json()) as Contents);
};

/**
 * Keeps a pack, or brings it up to date: at any moment a page in it has all that it needs. Throws
 * where the network fails or the device is full; what was kept before stays as it was.
 */
export const keepPack = async (
  locale: Locale,
  { id, files }: Pack,
  onProgress?: (share: number) => void,
): Promise<void> => {
  const name = cacheOf(locale, id);
  const cache = await caches.open(name);
  const before = await contentsOf(cache);
  const known = new Map((before ?? []).map(([address, , revision]) => [address, revision]));
  const news = files.filter(([address, , revision]) => known.get(address) !== revision);
  try {
    let done = 0;
    for (const [address, bytes] of news) {
      await cache.put(address, await fetchForKeeping(address));
      done += bytes;
      onProgress?.(done / sizeOf(news));
    }
    await cache.put(CONTENTS, Response.json(files));
  } catch (error) {
    if (!before) await caches.delete(name);
    throw error;
  }
  const listed = new Set(files.map(([address]) => address));
  for (const address of known.keys()) {
    if (!listed.has(address)) await cache.delete(address);
  }
};

const fetchForKeeping = async (address: string): Promise<Response> => {
  const response = await fetch(address, { credentials: 'omit' });
  if (!mayBeStored(response)) throw new Error(`${address} can't be kept: ${response.status}`);
  return response;
};

export const removePack = async (locale: Locale, id: string): Promise<void> => {
  await caches.delete(cacheOf(locale, id));
};

/** Brings what is kept up to date after a publication. Throws where the network fails. */
export const refreshPacks = async (locale: Locale, packs: readonly Pack[]): Promise<void> => {
  for (const { id } of await keptPacks(locale)) {
    const pack = packs.find((one) => one.id === id);
    if (pack) await keepPack(locale, pack);
    else await removePack(locale, id);
  }
};
