import type { Like } from '#src/i18n/messages.ts';
import type { WaysToVoice } from '#src/ui/speech/device-kind.ts';
import type { numbersMessages } from './numbers.messages.ts';

/** The words of the exercises in the language of the page. */
export type NumbersCopy = Like<(typeof numbersMessages)['en']['game']> & {
  /** How each finger sign looks, from 1 to 10. */
  readonly descriptions: readonly string[];
  readonly install: WaysToVoice;
  readonly browserVoice: string;
  readonly noVoice: string;
};

export type SayCopy = Like<(typeof numbersMessages)['en']['say']>;
