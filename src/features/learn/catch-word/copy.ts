import type { Like } from '#src/i18n/messages.ts';
import type { KeepWords } from '#src/learning/keep/keep-words.ts';
import type { WaysToVoice } from '#src/ui/speech/device-kind.ts';
import type { catchWordMessages } from './catch-word.messages.ts';
import type { HeardWord } from './material.ts';

/** The words of the game in the language of the page, as it gets them. */
export type CatchCopy = Like<(typeof catchWordMessages)['en']['game']> & {
  readonly keep: KeepWords;
  readonly install: WaysToVoice;
  readonly browserVoice: string;
};

/** The words of the start, which are there before the game. */
export type StartCopy = Like<(typeof catchWordMessages)['en']['door']> &
  Pick<CatchCopy, 'ready' | 'unhurried' | 'begin'> & { readonly noVoice: string };

/** What the game fetches. */
export type CatchData = { readonly copy: CatchCopy; readonly words: readonly HeardWord[] };
