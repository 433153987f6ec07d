import { fill } from '#src/i18n/messages.ts';
import type { ToastRequest } from '#src/ui/toast/toast.store.ts';
import type { HanziCopy } from '../copy.ts';
import type { PracticeCharacter } from '../hanzi.data.ts';
import type { Feedback } from './practice.machine.ts';

const DURATION_MS = 4000;

type Situation = {
  copy: Pick<HanziCopy, 'toasts'>;
  character: PracticeCharacter;
  /** Said when every character is written. */
  completeText: string;
  /** Strokes done after the step. */
  done: number;
  /** The stroke to draw, in words. */
  description: string;
  isBackwards: boolean;
};

const wordsFor = (feedback: Feedback, situation: Situation): ToastRequest => {
  const { copy, character, completeText, done, description, isBackwards } = situation;
  const { toasts } = copy;
  switch (feedback) {
    case 'stroke-correct':
      return {
        title: toasts.correct,
        tone: 'success',
        description: fill(toasts.correctMore, { done, total: character.strokeCount }),
      };
    case 'mistake':
      return {
        title: isBackwards ? toasts.backwards : toasts.mistake,
        description,
        tone: 'destructive',
      };
    case 'character-complete':
      return {
        title: toasts.characterComplete,
        tone: 'success',
        description: `${character.char} ${character.pinyin}`,
      };
    case 'practice-complete':
      return {
        title: toasts.practiceComplete,
        tone: 'success',
        description: completeText,
      };
  }
};

/** What the learner is told about a step. */
export const toastFor = (feedback: Feedback, situation: Situation): ToastRequest => ({
  ...wordsFor(feedback, situation),
  durationMs: DURATION_MS,
});
