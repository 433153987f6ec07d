import type { ReactNode } from 'react';
import type { Grade, Skill } from '#src/domain/learning/event.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import type { StrokeWords } from '#src/ui/strokes/stroke-words.ts';
import type { ReviewCopy } from '../copy.ts';

/** What every kind of exercise gets. */
export type ExerciseProps = {
  readonly locale: Locale;
  readonly copy: ReviewCopy;
  readonly strokeWords: StrokeWords;
  readonly catalogue: Catalogue;
  readonly item: CatalogueItem;
  /** What stands above the question: that it is new, or asked once more. */
  readonly badge: ReactNode;
  /** Asked in this way for the first time. */
  readonly isNew: boolean;
  /** Differs from one sitting to the next and from one exercise to the next. */
  readonly chance: string;
  /** The grade that its answer was given; undefined until there is one. */
  readonly grade: Grade | undefined;
  readonly mayBeTooEasy: boolean;
  /** `skill` where it was asked in another way than planned. */
  readonly onAnswer: (grade: Grade, skill?: Skill) => void;
  readonly onGoOn: () => void;
  readonly onTooEasy: () => void;
  /** Leaves it for another sitting. */
  readonly onNotNow: () => void;
};
