import { atom, readonlyType } from 'nanostores';
import { tell } from '#src/learning/tell.ts';
import { readText, writeText } from '#src/lib/local-text.ts';
import { SPEECH_RATE } from '#src/ui/speech/rates.ts';
import { createQuestionSound } from '#src/ui/speech/question-sound.ts';
import { isRight, rateAt, stepGame, timeAt, type Game, type GameEvent } from './catch.machine.ts';
import type { HeardWord } from './material.ts';

export const STORAGE_KEY = 'hanlu.catch-word';

/** The best game on this device, in words; 0 where none is known. */
const readBest = (): number => {
  const best = Number(readText(STORAGE_KEY));
  return Number.isInteger(best) && best > 0 ? best : 0;
};

/** The clock of a question runs for so many ms, or not at all. */
export type Clock = { readonly ms: number } | undefined;

/** What happens within a game, which only `startGame` begins. */
type Happening = Exclude<GameEvent, { type: 'started' }>;

/** Games, one after the other. What one asks is played at once; time runs from when it is heard. */
export const createCatch = () => {
  let words: readonly HeardWord[] = [];
  const $game = atom<Game>({ at: 'start' });
  const $clock = atom<Clock>(undefined);
  const $best = atom(readBest());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { $sound, play: playSound, beginAnew } = createQuestionSound();

  const stopClock = () => {
    clearTimeout(timer);
    $clock.set(undefined);
  };

  const startClock = (right: number) => {
    const ms = timeAt(right);
    $clock.set({ ms });
    timer = setTimeout(() => step({ type: 'ranOut' }), ms);
  };

  const play = async () => {
    const game = $game.get();
    if (game.at !== 'asking' && game.at !== 'answered') return;
    const { hanzi, pinyin } = game.question.word;
    const speed = rateAt(game.right) / SPEECH_RATE;
    const said = await playSound({ text: hanzi, pinyin, speed });
    if (said === 'silent') step({ type: 'stayedSilent' });
  };

  $sound.listen(({ isHeard }, before) => {
    if (isHeard === before?.isHeard) return;
    const game = $game.get();
    if (!isHeard) stopClock();
    else if (game.at === 'asking' && game.isHurried && !document.hidden) startClock(game.right);
  });

  const listen = () => {
    if ($sound.get().isHeard) step({ type: 'listened' });
    void play();
  };

  const step = (event: GameEvent) => {
    // What was not heard can't be answered.
    if (event.type === 'chosen' && !$sound.get().isHeard) return;
    const before = $game.get();
    const game = stepGame(words, before, event);
    if (game === before) return;
    if (game.at !== 'asking') stopClock();
    $game.set(game);
    if (game.at === 'answered') remember(game);
    if (game.at === 'end' && game.right > $best.get()) {
      writeText(STORAGE_KEY, String(game.right));
      $best.set(game.right);
    }
    if (game.at === 'asking' && before.at !== 'asking') {
      beginAnew();
      void play();
    }
  };

  /** A new game, over these words. */
  const startGame = (
    over: readonly HeardWord[],
    how: { readonly seed: number; readonly isHurried: boolean },
  ) => {
    words = over;
    step({ type: 'started', ...how });
  };

  /** Nobody answers in a tab that is not in sight: the question stays, without its clock. */
  const rest = () => {
    if (document.hidden) stopClock();
  };

  return {
    $game: readonlyType($game),
    $sound,
    $clock: readonlyType($clock),
    $best: readonlyType($best),
    startGame,
    send: (event: Happening) => step(event),
    listen,
    watch: () => {
      document.addEventListener('visibilitychange', rest);
      return () => {
        document.removeEventListener('visibilitychange', rest);
        stopClock();
      };
    },
  };
};

/** A word that was caught at the first hearing is good, later hard; one that got away is forgotten. */
const remember = (game: Extract<Game, { at: 'answered' }>) => {
  const grade = !isRight(game) ? 1 : game.listens === 0 ? 3 : 2;
  tell({ item: game.question.word.item, what: 'graded', skill: 'hear', grade });
};
