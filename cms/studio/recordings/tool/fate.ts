import { NotEncoded } from '../sound/keep-sound.ts';

/** Why a sound will never be stored, however often that is tried. */
export type Loss =
  /** Its text was removed, moved or changed meanwhile. */
  | 'no_place'
  /** The editor may not write there, or the content does not take such a thing. */
  | 'refused'
  /** This browser makes no MP3 of it. */
  | 'not_encoded';

/** What became of a text that somebody has said: its sound is on its way, stored, or lost. */
export type Fate = 'storing' | 'stored' | 'not_stored' | Loss;

/** What follows the text that was said. */
export const FATES: Readonly<Record<Fate, string>> = {
  storing: 'is being stored',
  stored: 'is stored',
  not_stored: 'could not be stored yet and is tried again; leave this window open',
  no_place:
    'was not stored: somebody has removed or changed it meanwhile. Go back to the list to see what is there now',
  refused:
    'was not stored: the content does not take it from you. Ask for the right to edit it, then say it again',
  not_encoded:
    'was not stored: this browser makes no MP3 of it. Say it again, or in another browser',
};

export const isLost = (fate: Fate | undefined): fate is Loss =>
  fate === 'no_place' || fate === 'refused' || fate === 'not_encoded';

/** These are mended by time, by a new look at the content, or by signing in again. */
const PASSING: readonly number[] = [401, 408, 409, 425, 429];

/** What an error means for a sound; nothing where it may be stored the next time. */
export const lossOf = (error: unknown): Loss | undefined => {
  if (error instanceof NotEncoded) return 'not_encoded';
  const status = statusOf(error);
  return status >= 400 && status < 500 && !PASSING.includes(status) ? 'refused' : undefined;
};

/** What the content answered; 0 where it did not. */
const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
