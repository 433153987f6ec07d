import type { Like } from '#src/i18n/messages.ts';
import type { KeepWords } from '#src/learning/keep/keep-words.ts';
import type { fourTonesMessages } from './four-tones.messages.ts';

/** The words of the game in the language of the page, as it gets them. */
export type TonesCopy = Like<(typeof fourTonesMessages)['en']['game']> & {
  readonly keep: KeepWords;
  /** How a device gets a voice. */
  readonly noVoice: string;
  readonly browserVoice: string;
};

export type DoorCopy = Like<(typeof fourTonesMessages)['en']['door']>;
