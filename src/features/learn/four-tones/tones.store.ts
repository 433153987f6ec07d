import { atom, readonlyType } from 'nanostores';
import { tell } from '#src/learning/tell.ts';
import { speak } from '#src/ui/speech/speech.ts';
import type { Confusions } from './confusions.ts';
import { gradesOf } from './grades.ts';
import type { Material } from './material.ts';
import { begin, stepGame, textOf, type Game, type GameEvent } from './tones.machine.ts';

export const STORAGE_KEY = 'hanlu.four-tones';
const VERSION = 1;
/** Of normal speed. */
const RATE = 0.8;
export const SLOW_RATE = 0.55;

type Saved = { version: typeof VERSION; confusions: Confusions };

const isSaved = (value: unknown): value is Saved => {
  const { version, confusions } = (value ?? {}) as Partial<Saved>;
  return (
    version === VERSION &&
    typeof confusions === 'object' &&
    Object.values(confusions).every((count) => typeof count === 'number')
  );
};

/** Nothing where nothing was stored, where it can't be read, or where it is not ours. */
const readConfusions = (): Confusions => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isSaved(value) ? value.confusions : {};
  } catch {
    return {};
  }
};

const storeConfusions = (confusions: Confusions) => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, confusions }));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
};

/** One game over this material. What it asks is played at once; what was answered is remembered. */
export const createTones = (material: Material) => {
  const $game = atom<Game>(begin(readConfusions()));
  /** The voice was asked for, and has not begun yet. */
  const $isStarting = atom(false);

  const play = async (rate = RATE) => {
    const game = $game.get();
    if (game.at !== 'asking' && game.at !== 'answered') return;
    $isStarting.set(true);
    const result = await speak(textOf(game.question), rate);
    $isStarting.set(false);
    if (result !== 'spoken') send({ type: 'stayedSilent' });
  };

  const send = (event: GameEvent) => {
    const before = $game.get();
    const game = stepGame(material, before, event);
    if (game === before) return;
    $game.set(game);
    const answer = game.at === 'answered' ? game.answers.at(-1) : undefined;
    if (answer) {
      storeConfusions(game.confusions);
      const grades = gradesOf(answer);
      if (grades.length > 0) tell(...grades);
    }
    if (game.at === 'asking' && !('question' in before && before.question === game.question)) {
      void play();
    }
  };

  return { $game: readonlyType($game), $isStarting: readonlyType($isStarting), send, play };
};
