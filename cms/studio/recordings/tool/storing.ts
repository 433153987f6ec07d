import type { SanityClient } from 'sanity';
import { patchPath, type Place, type RecordingValue } from '#cms/sound/places.ts';
import type { Pcm } from '#cms/sound/pcm.ts';
import { stemFor } from '#cms/sound/sound-name.ts';
import type { SoundRange } from '#cms/sound/trim.ts';
import { today, type Speaker } from '../last-speaker.ts';
import { keepSound, type SoundValue } from '../sound/keep-sound.ts';
import type { Fate } from './sitting.machine.ts';

export type Said = {
  readonly place: Place;
  readonly sound: Pcm;
  readonly range: SoundRange;
  readonly speaker: Speaker;
};

const AGAIN_AFTER_MS = 5_000;

let queue: Promise<void> = Promise.resolve();
let waiting = 0;

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Stores what was said while the speaker goes on, one after the other and until it is stored; only
 * closing the window ends that, and the window asks first. The recording joins the draft of its
 * document, which begins with what is published.
 */
export const storeSaid = (
  client: SanityClient,
  said: Said,
  tell: (fate: Fate) => void,
): Promise<void> => {
  tell('storing');
  waiting += 1;
  if (waiting === 1) addEventListener('beforeunload', warn);
  queue = queue.then(async () => {
    while (!(await isStored(client, said))) {
      tell('not_stored');
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
    tell('stored');
    waiting -= 1;
    if (waiting === 0) removeEventListener('beforeunload', warn);
  });
  return queue;
};

const isStored = async (client: SanityClient, said: Said): Promise<boolean> => {
  const { place, sound, range, speaker } = said;
  try {
    const file = await keepSound(client, { sound, range, stem: stemFor(place, false) });
    const recording: RecordingValue<SoundValue> = {
      _type: 'recording',
      file,
      ...speaker,
      date: today(),
    };
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId: `drafts.${place.document}`,
      publishedId: place.document,
      patch: { set: { [patchPath(place)]: recording } },
    });
    return true;
  } catch {
    return false;
  }
};
