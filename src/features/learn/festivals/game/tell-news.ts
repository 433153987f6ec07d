import type { Locale } from '#src/i18n/locales.ts';
import { fill, plural } from '#src/i18n/messages.ts';
import { isComplete, type Game } from './game.machine.ts';
import type { GameItem, GameWords } from './game.types.ts';

/** The line below the scene: what has just happened, or how to begin. Screen readers speak it. */
export const tellNews = (
  locale: Locale,
  game: Game,
  items: readonly Pick<GameItem, 'id' | 'name'>[],
  words: GameWords,
): string => {
  const { news, zones, placed } = game;
  const item = 'id' in news ? (items.find(({ id }) => id === news.id)?.name ?? '') : '';
  switch (news.about) {
    case 'nothing':
      return isComplete(game) ? words.complete : words.instructions;
    case 'picked':
      return fill(words.picked, { item });
    case 'put_back':
      return fill(words.putBack, { item });
    case 'placed':
      return fill(plural(locale, words.placed, zones.length - placed.length), { item });
    case 'missed':
      return fill(words.missed, { item });
    case 'complete':
      return words.complete;
    case 'reset':
      return words.restarted;
  }
};
