import { useEffect, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import {
  fetchPacks,
  keepPack,
  keptPacks,
  missingBytes,
  pathsOnDevice,
  PRACTICE_PACK,
  removePack,
  type Pack,
} from '#src/offline/packs.ts';

/** How one pack stands on this device; sizes in bytes. */
export type PackState =
  | { readonly at: 'offered'; readonly bytes: number }
  | { readonly at: 'keeping'; readonly share: number }
  | { readonly at: 'kept'; readonly bytes: number };

type Packs =
  | { readonly at: 'loading' | 'unsupported' | 'failed' }
  | { readonly at: 'ready'; readonly states: ReadonlyMap<string, PackState> };

type Device = { readonly list: readonly Pack[]; readonly states: Map<string, PackState> };

const statesOf = async (locale: Locale, list: readonly Pack[]): Promise<Device> => {
  const onDevice = await pathsOnDevice();
  const states = new Map<string, PackState>(
    list.map((pack) => [pack.id, { at: 'offered', bytes: missingBytes(pack, onDevice) }]),
  );
  for (const { id, bytes } of await keptPacks(locale)) states.set(id, { at: 'kept', bytes });
  return { list, states };
};

const lookAtDevice = async (locale: Locale): Promise<Device> => {
  const kept = await keptPacks(locale);
  // Without a network what was chosen can still be seen and removed.
  const list = await fetchPacks(locale).catch((error: unknown) => {
    if (kept.every(({ id }) => id === PRACTICE_PACK)) throw error;
    return [];
  });
  return statesOf(locale, list);
};

/** What became of a pack that was to be kept. */
export type Keeping = 'done' | 'full' | 'failed';

/** The packs of a language and what can be done with them. */
export const usePacks = (locale: Locale) => {
  const [device, setDevice] = useState<Device | 'loading' | 'unsupported' | 'failed'>('loading');

  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      if (!('caches' in globalThis)) return 'unsupported';
      return lookAtDevice(locale);
    };
    look().then(
      (found) => isWanted && setDevice(found),
      () => isWanted && setDevice('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);

  const list = typeof device === 'string' ? [] : device.list;
  const set = (id: string, state: PackState) =>
    setDevice((now) =>
      typeof now === 'string' ? now : { ...now, states: new Map(now.states).set(id, state) },
    );
  const refresh = async () => setDevice(await statesOf(locale, list));

  const keep = async (id: string): Promise<Keeping> => {
    const pack = list.find((one) => one.id === id);
    if (!pack) return 'failed';
    set(id, { at: 'keeping', share: 0 });
    try {
      // So that the browser does not throw it away when the device is short of room.
      await navigator.storage.persist().catch(() => false);
      await keepPack(locale, pack, (share) => set(id, { at: 'keeping', share }));
      return 'done';
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      return isFull ? 'full' : 'failed';
    } finally {
      await refresh();
    }
  };
  const remove = async (id: string): Promise<void> => {
    await removePack(locale, id);
    await refresh();
  };

  const packs: Packs =
    typeof device === 'string' ? { at: device } : { at: 'ready', states: device.states };
  return { packs, keep, remove };
};
