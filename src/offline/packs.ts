import type { Locale } from '#src/i18n/locales.ts';
import { someAtOnce } from '#src/lib/some-at-once.ts';
import { mayBeStored } from './what-may-be-kept.ts';

/** One file of a pack: where it is served, its size on the wire, and a word that changes with it. */
export type PackFile = readonly [address: string, bytes: number, revision: string];

/** What one thing to learn needs without a network: its page with scripts, typefaces and strokes. */
export type Pack = {
  /** Of a group of the catalogue, of a path, or `practice`: all that practising needs. */
  readonly id: string;
  readonly files: readonly PackFile[];
};

export type KeptPack = { readonly id: string; readonly bytes: number };

/** Kept by itself for whoever practises. */
export const PRACTICE_PACK = 'practice';

/** The pack of all groups that a path leads through. */
export const packOfPath = (path: string): string => `path.${path}`;

/** One cache for all, since packs share much, and beside the files a list for each pack. */
const CACHE = 'packs';
/** What has come of a pack that has not come whole. */
const COMING = 'packs-coming';
const LISTS = '/offline/kept/';
/** As many as a browser asks of one server at a time where it has to take turns. */
const AT_ONCE = 6;
/** One tab at a time changes what is kept. */
const LOCK = 'hanlu-packs';

const comings = new AbortController();

/** Breaks off what this page still fetches for packs, which nobody waits for: the next page begins it anew. */
export const stopPacks = (): void => comings.abort();

type Files = readonly PackFile[];
type List = { readonly key: string; readonly files: Files };

export const packListAddress = (locale: Locale): string => `/offline/${locale}.json`;
const keyOf = (locale: Locale, id: string) => `${LISTS}${locale}/${id}`;

/** The packs of a language as the build made them. Throws where the network fails. */
export const fetchPacks = async (locale: Locale): Promise<readonly Pack[]> => {
  const response = await fetch(packListAddress(locale));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return (await response.json()) as readonly Pack[];
};

/** What is kept on this device of a language, with its size in bytes. */
export const keptPacks = async (locale: Locale): Promise<KeptPack[]> => {
  const start = keyOf(locale, '');
  const lists = await listsIn(await caches.open(CACHE));
  return lists
    .filter(({ key }) => key.startsWith(start))
    .map(({ key, files }) => ({ id: key.slice(start.length), bytes: sizeOf(files) }));
};

/** The paths of all files on the device, in packs or because a page was visited. */
export const pathsOnDevice = async (): Promise<ReadonlySet<string>> => {
  const paths = new Set<string>();
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    for (const { url } of requests) paths.add(new URL(url).pathname);
  }
  return paths;
};

/** How much of a pack has to be fetched, in bytes: much of it may be on the device already. */
export const missingBytes = ({ files }: Pack, onDevice: ReadonlySet<string>): number =>
  sizeOf(files.filter((file) => !onDevice.has(pathOf(file))));

/**
 * Keeps a pack, or brings it up to date: at any moment a page in it has all that it needs. Throws
 * where the network fails or the device is full; what was kept before stays usable.
 */
export const keepPack = (
  locale: Locale,
  pack: Pack,
  onProgress?: (share: number) => void,
): Promise<void> =>
  alone(async (cache) => {
    await fill(cache, locale, pack, onProgress);
  });

export const removePack = (locale: Locale, id: string): Promise<void> =>
  alone(async (cache) => {
    await cache.delete(keyOf(locale, id));
  });

/** Brings what is kept up to date after a publication. Throws where the network fails. */
export const refreshPacks = async (locale: Locale, packs: readonly Pack[]): Promise<void> => {
  for (const { id } of await keptPacks(locale)) {
    const pack = packs.find((one) => one.id === id);
    if (pack) await keepPack(locale, pack);
    else await removePack(locale, id);
  }
};

const fill = async (
  cache: Cache,
  locale: Locale,
  { id, files }: Pack,
  onProgress?: (share: number) => void,
) => {
  const revisions = new Map(
    (await listsIn(cache)).flatMap((list) =>
      list.files.map(([address, , word]) => [address, word]),
    ),
  );
  const news = files.filter(([address, , word]) => revisions.get(address) !== word);
  const coming = await caches.open(COMING);
  let done = 0;
  await someAtOnce(AT_ONCE, news, async ([address, bytes]) => {
    await coming.put(address, await fetchForKeeping(address));
    done += bytes;
    onProgress?.(done / sizeOf(news));
  });
  await someAtOnce(AT_ONCE, news, async ([address]) => {
    const response = await coming.match(address);
    if (response) await cache.put(address, response);
  });
  await cache.put(keyOf(locale, id), Response.json(files));
};

/** Does something to the cache; afterwards nothing is left in it that no list speaks of. */
const alone = (work: (cache: Cache) => Promise<void>): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    const cache = await caches.open(CACHE);
    try {
      await work(cache);
    } finally {
      await caches.delete(COMING);
      await sweep(cache);
    }
  });

const sweep = async (cache: Cache) => {
  const listed = new Set((await listsIn(cache)).flatMap(({ files }) => files.map(pathOf)));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(LISTS) && !listed.has(pathname)) await cache.delete(request);
  }
};

/** As it stands in the cache: characters in the address of their strokes are encoded there. */
const pathOf = ([address]: PackFile): string => new URL(address, location.origin).pathname;

const listsIn = async (cache: Cache): Promise<List[]> => {
  const lists: List[] = [];
  for (const request of await cache.keys()) {
    const { pathname: key } = new URL(request.url);
    const response = key.startsWith(LISTS) ? await cache.match(request) : undefined;
    if (response) lists.push({ key, files: (await response.json()) as Files });
  }
  return lists;
};

const sizeOf = (files: Files): number => files.reduce((sum, [, bytes]) => sum + bytes, 0);

const fetchForKeeping = async (address: string): Promise<Response> => {
  const response = await fetch(address, { credentials: 'omit', signal: comings.signal });
  if (!mayBeStored(response)) throw new Error(`${address} can't be kept: ${response.status}`);
  return response;
};
