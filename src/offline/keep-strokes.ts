import { kindOf, type ItemId } from '#src/domain/learning/item.ts';
import { cardsOf } from '#src/learning/device/cards-of.ts';
import { openJournal } from '#src/learning/device/journal.ts';
import { strokesAddress } from '#src/ui/strokes/stroke-data.ts';
import { pathsOnDevice } from './packs.ts';

/** As many as the worker keeps (worker.ts); each is about a kilobyte. */
const MOST_CHARACTERS = 400;

/** The hanzi that an id speaks of; those of other kinds stand only in the catalogue. */
const hanziOf = (item: ItemId): string =>
  kindOf(item) === 'word' || kindOf(item) === 'character' ? (item.split('.')[1] ?? '') : '';

/**
 * Fetches the strokes of what the learner has met, so that the worker keeps them: a review may ask
 * for any of these in writing.
 */
export const keepStrokesOfMet = async (): Promise<void> => {
  const { store } = await openJournal();
  const met = [...(await cardsOf(await store.read())).values()].filter(({ seenAt }) => seenAt);
  const characters = new Set(met.flatMap(({ item }) => [...hanziOf(item)]));
  const onDevice = await pathsOnDevice();
  const missing = [...characters].map(strokesAddress).filter((path) => !onDevice.has(path));
  for (const path of missing.slice(0, MOST_CHARACTERS)) await fetch(path);
};
