import { atom, readonlyType } from 'nanostores';
import { tell } from '#src/learning/tell.ts';
import { readText, writeText } from '#src/lib/local-text.ts';
import { createQuestionSound } from '#src/ui/speech/question-sound.ts';
import type { Confusions } from './confusions.ts';
import { gradesOf } from './grades.ts';
import type { Material } from './material.ts';
import {
  begin,
  stepGame,
  textOf,
  type Game,
  type GameEvent,
  type Question,
  type Stage,
} from './tones.machine.ts';

export const STORAGE_KEY = 'hanlu.four-tones';
const VERSION = 1;

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
    const value: unknown = JSON.parse(readText(STORAGE_KEY) ?? 'null');
    return isSaved(value) ? value.confusions : {};
  } catch {
    return {};
  }
};

/** A browser that keeps nothing plays all the same. */
const storeConfusions = (confusions: Confusions): void =>
  writeText(STORAGE_KEY, JSON.stringify({ version: VERSION, confusions }));

/** A recording is of one sound: only of one alone it matters which reading is meant. */
const pinyinOf = ({ sounds: [first, second] }: Question) => (second ? undefined : first?.pinyin);

/** What happens within a round, which only `startRound` begins. */
type Happening = Exclude<GameEvent, { type: 'started' }>;

/** Rounds, one after the other. What one asks is played at once; what was answered is remembered. */
export const createTones = () => {
  let material: Material = { syllables: [], words: [] };
  const $game = atom<Game>(begin(readConfusions()));
  const { $sound, play: playSound, beginAnew } = createQuestionSound();

  const play = async ({ isSlow = false } = {}) => {
    const game = $game.get();
    if (game.at !== 'asking' && game.at !== 'answered') return;
    const { question } = game;
    const said = await playSound({ text: textOf(question), pinyin: pinyinOf(question), isSlow });
    if (said === 'silent') step({ type: 'stayedSilent' });
  };

  const step = (event: GameEvent) => {
    // What was not heard can't be answered.
    if (event.type === 'chosen' && !$sound.get().isHeard) return;
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
    if (game.at === 'asking' && before.at !== 'asking') {
      beginAnew();
      void play();
    }
  };

  /** A new round, over this material. */
  const startRound = (over: Material, how: { readonly stage: Stage; readonly seed: number }) => {
    material = over;
    step({ type: 'started', ...how });
  };

  return {
    $game: readonlyType($game),
    $sound,
    startRound,
    send: (event: Happening) => step(event),
    play,
  };
};
