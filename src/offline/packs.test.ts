import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keepPack,
  keptPacks,
  missingBytes,
  pathsOnDevice,
  refreshPacks,
  removePack,
  type Pack,
} from './packs.ts';

const ORIGIN = 'https://hanlu.example';
type Key = string | { readonly url: string };
const urlOf = (key: Key) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

/** As much of the browser's caches as packs use; like these it knows addresses in full. */
const fakeCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  return {
    open: async (name: string) => ({
      keys: async () => [...storeOf(name).keys()].map((url) => ({ url })),
      match: async (key: Key) => storeOf(name).get(urlOf(key))?.clone(),
      put: async (key: Key, response: Response) => void storeOf(name).set(urlOf(key), response),
      delete: async (key: Key) => storeOf(name).delete(urlOf(key)),
    }),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    /** The addresses of all files, lists apart. */
    files: () =>
      [...stores.values()]
        .flatMap((store) => [...store.keys()].map((url) => decodeURI(new URL(url).pathname)))
        .filter((path) => !path.startsWith('/offline/'))
        .sort(),
  };
};

let device: ReturnType<typeof fakeCaches>;
let served: Map<string, Response>;

const file = (text: string, headers: Record<string, string> = { etag: '"1"' }) =>
  new Response(text, { headers });

const food: Pack = {
  id: 'food',
  files: [
    ['/_astro/a.js', 1000, 'v1'],
    ['/strokes/米.json', 200, 'v1'],
  ],
};
const taxi: Pack = {
  id: 'taxi',
  files: [
    ['/_astro/a.js', 1000, 'v1'],
    ['/ar/contents/taxi', 500, 'v1'],
  ],
};

beforeEach(() => {
  device = fakeCaches();
  served = new Map([
    ['/_astro/a.js', file('a')],
    ['/_astro/b.js', file('b')],
    ['/strokes/米.json', file('strokes')],
    ['/ar/contents/taxi', file('page')],
  ]);
  vi.stubGlobal('caches', device);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('navigator', {
    locks: { request: async (_: string, work: () => Promise<void>) => work() },
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const response = served.get(address);
    if (!response) throw new TypeError('Failed to fetch');
    return response.clone();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a kept pack tells its size, its progress, and is gone when it is removed', async () => {
  expect(missingBytes(taxi, await pathsOnDevice())).toBe(1500);
  const shares: number[] = [];
  await keepPack('ar', taxi, (share) => shares.push(share));
  expect(shares).toEqual([1000 / 1500, 1]);
  expect(await keptPacks('ar')).toEqual([{ id: 'taxi', bytes: 1500 }]);
  expect(await keptPacks('en')).toEqual([]);
  expect(missingBytes(taxi, await pathsOnDevice())).toBe(0);
  await removePack('ar', 'taxi');
  expect(await keptPacks('ar')).toEqual([]);
});

test('one that is broken off leaves nothing behind', async () => {
  served.delete('/ar/contents/taxi');
  await expect(keepPack('ar', taxi)).rejects.toThrow('Failed to fetch');
  expect(device.files()).toEqual([]);
});

test('what the server made for somebody is not kept, whoever lists it', async () => {
  served.set('/ar/contents/taxi', file('Hello Nour', { 'cache-control': 'no-store' }));
  await expect(keepPack('ar', taxi)).rejects.toThrow("can't be kept");
  expect(device.files()).toEqual([]);
});

test('after a publication only what has changed is fetched, and what is not needed goes', async () => {
  await keepPack('ar', taxi);
  const asked = vi.spyOn(globalThis, 'fetch');
  const next: Pack = {
    id: 'taxi',
    files: [
      ['/_astro/b.js', 900, 'v1'],
      ['/ar/contents/taxi', 510, 'v2'],
    ],
  };
  await refreshPacks('ar', [next]);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/_astro/b.js',
    '/ar/contents/taxi',
  ]);
  expect(device.files()).toEqual(['/_astro/b.js', '/ar/contents/taxi']);
});

test('a refresh that fails leaves what was kept usable', async () => {
  await keepPack('ar', taxi);
  served.set('/ar/contents/taxi', file('a page that needs b.js'));
  const next: Pack = {
    id: 'taxi',
    files: [
      ['/ar/contents/taxi', 510, 'v2'],
      ['/_astro/gone.js', 900, 'v1'],
    ],
  };
  await expect(refreshPacks('ar', [next])).rejects.toThrow();
  expect(await keptPacks('ar')).toEqual([{ id: 'taxi', bytes: 1500 }]);
  const page = await (await device.open('packs')).match('/ar/contents/taxi');
  expect(await page?.text()).toBe('page');
  expect(device.files()).toEqual(['/_astro/a.js', '/ar/contents/taxi']);
});

test('what two packs share is fetched once and stays until the last of them goes', async () => {
  await keepPack('ar', taxi);
  expect(missingBytes(food, await pathsOnDevice())).toBe(200);
  await keepPack('ar', food);
  await removePack('ar', 'taxi');
  expect(device.files()).toEqual(['/_astro/a.js', '/strokes/米.json']);
  expect(await keptPacks('ar')).toEqual([{ id: 'food', bytes: 1200 }]);
  await removePack('ar', 'food');
  expect(device.files()).toEqual([]);
});

test('a pack of which the site no longer speaks is removed', async () => {
  await keepPack('ar', taxi);
  await refreshPacks('ar', []);
  expect(await keptPacks('ar')).toEqual([]);
});
