import { ownMessages } from '#src/features/learn/hanzi/characters/own.messages.ts';
import { hanziMessages } from '#src/features/learn/hanzi/hanzi.messages.ts';
import { keepMessages } from '#src/learning/keep/keep.messages.ts';
import { strokesMessages } from '#src/ui/strokes/strokes.messages.ts';

/** The words of the stroke practice in English, as its page gives them. */
export const PRACTICE_COPY = {
  ...hanziMessages.en.practice,
  strokes: strokesMessages.en,
  keep: keepMessages.en,
  own: ownMessages.en,
};
