import type { Sound } from '../material.ts';

/** Another sound by a chance from 0 to 1, among those that are taught here where there are some. */
export const drawSound = (
  sounds: readonly Sound[],
  chance: number,
  before?: Sound,
): Sound | undefined => {
  const taught = sounds.filter(({ item }) => item);
  const pool = (taught.length > 1 ? taught : sounds).filter(({ hanzi }) => hanzi !== before?.hanzi);
  return pool[Math.floor(chance * pool.length)];
};
