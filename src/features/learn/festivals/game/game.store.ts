import { atom, readonlyType, type ReadableAtom } from 'nanostores';
import { newGame, stepGame, type Game, type GameEvent, type Zone } from './game.machine.ts';
import { loadProgress, saveProgress } from './progress.ts';

export type GameStore = {
  $game: ReadableAtom<Game>;
  send: (event: GameEvent) => void;
  /** Takes up what was placed before the page was loaded again. */
  restore: () => void;
};

/** The game of one festival. What is placed is remembered until the tab is closed. */
export const openGame = (festival: string, zones: readonly Zone[]): GameStore => {
  const $game = atom(newGame(zones));
  const send = (event: GameEvent) => {
    const { placed } = $game.get();
    $game.set(stepGame($game.get(), event));
    const now = $game.get().placed;
    if (now === placed) return;
    const ids = now.map(({ id }) => id);
    saveProgress(festival, ids);
  };
  const restore = () => {
    const ids = loadProgress(festival);
    if (ids.length > 0) send({ type: 'restored', ids });
  };
  return { $game: readonlyType($game), send, restore };
};
