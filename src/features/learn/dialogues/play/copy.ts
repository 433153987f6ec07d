import type { Like } from '#src/i18n/messages.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { dialoguesMessages } from '../dialogues.messages.ts';
import type { Side } from './play.machine.ts';

/** The words of the game, in the language of the page. */
export type PlayCopy = Like<(typeof dialoguesMessages)['en']['play']>;

/** A line as it is played, with its meaning in the language of the page. */
export type PlayedLine = {
  readonly item: ItemId;
  readonly who: Side;
  readonly chinese: string;
  readonly pinyin: string;
  readonly meaning: string;
};

/** What the two people are called, in the language of the page. */
export type Roles = Readonly<Record<Side, string>>;
