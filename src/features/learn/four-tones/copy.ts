import type { Like } from '#src/i18n/messages.ts';
import type { KeepWords } from '#src/learning/keep/keep-words.ts';
import type { WaysToVoice } from '#src/ui/speech/device-kind.ts';
import type { fourTonesMessages } from './four-tones.messages.ts';
import type { Material } from './material.ts';

/** The words of the game in the language of the page, as it gets them. */
export type TonesCopy = Like<(typeof fourTonesMessages)['en']['game']> & {
  readonly keep: KeepWords;
  readonly install: WaysToVoice;
  readonly browserVoice: string;
};

export type DoorCopy = Like<(typeof fourTonesMessages)['en']['door']>;

/** The words of the start, which are there before the game. */
export type StartCopy = DoorCopy &
  Pick<TonesCopy, 'choose' | 'stages' | 'begin'> & { readonly noVoice: string };

/** What the game fetches. */
export type TonesData = Material & { readonly copy: TonesCopy };
