import type { Adapter, AdapterPayload } from 'oidc-provider';

/** How many things are remembered; the oldest go first. */
const CAPACITY = 1_000;

/** Keeps what the provider has to remember, for as long as the process lives. */
export const createMemory = () => {
  const things = new Map<string, AdapterPayload & { until: number }>();

  const find = (key: string): AdapterPayload | undefined => {
    const found = things.get(key);
    return found && found.until > Date.now() ? found : undefined;
  };
  const findWhere = (isWanted: (thing: AdapterPayload) => boolean, kind: string) =>
    [...things].find(([key, thing]) => key.startsWith(`${kind}:`) && isWanted(thing))?.[0];

  return (kind: string): Adapter => ({
    upsert: async (id, payload, expiresIn = 0) => {
      things.set(`${kind}:${id}`, { ...payload, until: Date.now() + expiresIn * 1000 });
      const [oldest] = things.keys();
      if (things.size > CAPACITY && oldest !== undefined) things.delete(oldest);
    },
    find: async (id) => find(`${kind}:${id}`),
    findByUid: async (uid) => find(findWhere((thing) => thing.uid === uid, kind) ?? ''),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const found = things.get(`${kind}:${id}`);
      if (found) found.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => void things.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, thing] of things) if (thing.grantId === grantId) things.delete(key);
    },
  });
};
