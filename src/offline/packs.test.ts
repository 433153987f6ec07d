import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPack, keptPacks, missingBytes, refreshPacks, removePack, type Pack } from './packs.ts';

/** As much of the browser's caches as packs use. */
const fakeCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const cacheOver = (store: Map<string, Response>) => ({
    match: async (address: string) => store.get(address)?.clone(),
    put: async (address: string, response: Response) => void store.set(address, response),
    delete: async (address: string) => store.delete(address),
  });
  return {
    keys: async () => [...stores.keys()],
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheOver(store);
    },
    delete: async (name: string) => stores.delete(name),
    match: async (address: string) =>
      [...stores.values()]
        .map((store) => store.get(address))
        .find(Boolean)
        ?.clone(),
    contents: (name: string) => [...(stores.get(name)?.keys() ?? [])].sort(),
  };
};

let device: ReturnType<typeof fakeCaches>;
let served: Map<string, Response>;

const file = (text: string, headers: Record<string, string> = { etag: '"1"' }) =>
  new Response(text, { headers });

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
    ['/ar/contents/taxi', file('page')],
  ]);
  vi.stubGlobal('caches', device);
  vi.stubGlobal('fetch', async (address: string) => {
    const response = served.get(address);
    if (!response) throw new TypeError('Failed to fetch');
    return response.clone();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a kept pack tells its size, its progress, and is gone when it is removed', async () => {
  expect(await missingBytes(taxi)).toBe(1500);
  const shares: number[] = [];
  await keepPack('ar', taxi, (share) => shares.push(share));
  expect(shares).toEqual([1000 / 1500, 1]);
  expect(await keptPacks('ar')).toEqual([{ id: 'taxi', bytes: 1500 }]);
  expect(await keptPacks('en')).toEqual([]);
  expect(await missingBytes(taxi)).toBe(0);
  await removePack('ar', 'taxi');
  expect(await keptPacks('ar')).toEqual([]);
});

test('one that is broken off leaves nothing behind', async () => {
  served.delete('/ar/contents/taxi');
  await expect(keepPack('ar', taxi)).rejects.toThrow('Failed to fetch');
  expect(await device.keys()).toEqual([]);
});

test('what the server made for somebody is not kept, whoever lists it', async () => {
  served.set('/ar/contents/taxi', file('Hello Nour', { 'cache-control': 'no-store' }));
  await expect(keepPack('ar', taxi)).rejects.toThrow("can't be kept");
  expect(await device.keys()).toEqual([]);
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
  expect(device.contents('pack.ar.taxi')).toEqual([
    '/_astro/b.js',
    '/ar/contents/taxi',
    '/offline/contents.json',
  ]);
});

test('a refresh that fails leaves what was kept usable', async () => {
  await keepPack('ar', taxi);
  served.clear();
  const next: Pack = { id: 'taxi', files: [['/ar/contents/taxi', 510, 'v2']] };
  await expect(refreshPacks('ar', [next])).rejects.toThrow();
  expect(await keptPacks('ar')).toEqual([{ id: 'taxi', bytes: 1500 }]);
  expect(device.contents('pack.ar.taxi')).toContain('/_astro/a.js');
});

test('a pack of which the site no longer speaks is removed', async () => {
  await keepPack('ar', taxi);
  await refreshPacks('ar', []);
  expect(await keptPacks('ar')).toEqual([]);
});
