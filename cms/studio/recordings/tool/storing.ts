import { atom } from 'nanostores';
import type { SanityClient } from 'sanity';
import { patchPath, type Place, type RecordingValue } from '#cms/sound/places.ts';
import type { Pcm } from '#cms/sound/pcm.ts';
import { stemFor } from '#cms/sound/sound-name.ts';
import type { SoundRange } from '#cms/sound/trim.ts';
import { today, type Speaker } from '../last-speaker.ts';
import { keepSound, type SoundValue } from '../sound/keep-sound.ts';
import { isThere } from './is-there.ts';
import { lossOf, type Fate, type Loss } from './fate.ts';

export type Said = {
  readonly place: Place;
  readonly sound: Pcm;
  readonly range: SoundRange;
  readonly speaker: Speaker;
};

/** What this window has not stored: how much is on its way, and what is not going to be. */
export type Unstored = {
  readonly waiting: number;
  readonly lost: readonly { readonly place: Place; readonly loss: Loss }[];
};

export const unstored = atom<Unstored>({ waiting: 0, lost: [] });

const AGAIN_AFTER_MS = 5_000;

let queue: Promise<void> = Promise.resolve();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Stores what was said while the speaker goes on, one after the other and until it is stored, or until
 * it is clear that it never will be; closing the window before that asks first. The recording joins
 * the draft of its document, which begins with what is published.
 */
export const storeSaid = (
  client: SanityClient,
  said: Said,
  tell: (fate: Fate) => void,
): Promise<void> => {
  tell('storing');
  expectOneMore(said.place);
  queue = queue.then(async () => {
    let fate = await store(client, said);
    while (fate === 'not_stored') {
      tell(fate);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
      fate = await store(client, said);
    }
    tell(fate);
    expectOneLess(said.place, fate === 'stored' ? undefined : fate);
  });
  return queue;
};

/** What is said anew is no longer lost. */
const expectOneMore = (place: Place) => {
  const { waiting, lost } = unstored.get();
  if (waiting === 0) addEventListener('beforeunload', warn);
  unstored.set({
    waiting: waiting + 1,
    lost: lost.filter((one) => !isSamePlace(one.place, place)),
  });
};

const expectOneLess = (place: Place, loss: Loss | undefined) => {
  const { waiting, lost } = unstored.get();
  if (waiting === 1) removeEventListener('beforeunload', warn);
  unstored.set({ waiting: waiting - 1, lost: loss ? [...lost, { place, loss }] : lost });
};

const isSamePlace = (one: Place, other: Place): boolean =>
  one.document === other.document && patchPath(one) === patchPath(other);

const store = async (
  client: SanityClient,
  { place, sound, range, speaker }: Said,
): Promise<'stored' | 'not_stored' | Loss> => {
  try {
    const file = await keepSound(client, { sound, range, stem: stemFor(place, false) });
    const recording: RecordingValue<SoundValue> = {
      _type: 'recording',
      file,
      ...speaker,
      date: today(),
    };
    // A patch at a place that is gone would change nothing, and say that all is well.
    if (!(await isThere(client, place))) return 'no_place';
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId: `drafts.${place.document}`,
      publishedId: place.document,
      patch: { set: { [patchPath(place)]: recording } },
    });
    return 'stored';
  } catch (error) {
    return lossOf(error) ?? 'not_stored';
  }
};
