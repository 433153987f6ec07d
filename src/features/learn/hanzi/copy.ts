import type { Like } from '#src/i18n/messages.ts';
import type { KeepWords } from '#src/learning/keep/keep-words.ts';
import type { StrokeWords } from '#src/ui/strokes/stroke-words.ts';
import type { OwnWords } from './characters/own.messages.ts';
import type { hanziMessages } from './hanzi.messages.ts';

/** The words of the practice, in the language of the page. */
export type HanziCopy = Like<(typeof hanziMessages)['en']['practice']> & {
  readonly strokes: StrokeWords;
  readonly keep: KeepWords;
  /** Of characters of one's own: they come later. */
  readonly own?: OwnWords;
};

export type OwnCopy = HanziCopy & { readonly own: OwnWords };
