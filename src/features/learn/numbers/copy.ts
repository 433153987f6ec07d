import type { Like } from '#src/i18n/messages.ts';
import type { numbersMessages } from './numbers.messages.ts';

/** The words of the exercises in the language of the page. */
export type NumbersCopy = Like<(typeof numbersMessages)['en']['game']> & {
  /** How each finger sign looks, from 1 to 10. */
  readonly descriptions: readonly string[];
  /** How a device gets a voice. */
  readonly noVoice: string;
  readonly browserVoice: string;
};

export type SayCopy = Like<(typeof numbersMessages)['en']['say']>;
