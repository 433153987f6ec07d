import { atom, readonlyType } from 'nanostores';
import type { Said, Wish } from './say.ts';
import { speak } from './speech.ts';

/** What is known of the sound by which a question lives. */
export type QuestionSound = {
  /** It was heard since it was asked: only then there is something to answer. */
  readonly isHeard: boolean;
  /** `stopped`: something else was said, here or in another window, before it was at its end. */
  readonly at: 'quiet' | 'starting' | 'speaking' | 'stopped';
};

const UNHEARD: QuestionSound = { isHeard: false, at: 'quiet' };

/** The sound of one question after the other, as a game or a review plays it (SOUND-16). */
export const createQuestionSound = () => {
  const $sound = atom(UNHEARD);
  /** Plays are counted: what becomes of one that a newer has ended says nothing. */
  let plays = 0;

  /** Plays what the question asks about, as often as wanted; answers what became of it. */
  const play = async (wish: Wish): Promise<Said> => {
    plays += 1;
    const mine = plays;
    const { isHeard } = $sound.get();
    $sound.set({ isHeard, at: 'starting' });
    const said = await speak(wish, () => {
      if (mine === plays) $sound.set({ isHeard: true, at: 'speaking' });
    });
    if (mine !== plays) return 'stopped';
    // What was taken away at its first hearing is yet to be heard.
    if (said === 'stopped') $sound.set({ isHeard, at: 'stopped' });
    else $sound.set({ ...$sound.get(), at: 'quiet' });
    return said;
  };

  /** For another question, of which nothing was heard yet. */
  const beginAnew = () => {
    plays += 1;
    $sound.set(UNHEARD);
  };

  return { $sound: readonlyType($sound), play, beginAnew };
};
