import { render } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { vi } from 'vitest';
import type { Grade } from '#src/domain/learning/event.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { strokesMessages } from '#src/ui/strokes/strokes.messages.ts';
import { reviewMessages } from '../review.messages.ts';
import type { ExerciseProps } from './exercise-props.ts';

const catalogue = await buildCatalogue('en');
const found = catalogue.items.find((one) => one.item === 'word.清真.qīngzhēn');
if (!found) throw new Error('The content has 清真.');

export const HALAL: CatalogueItem = found;
export const copy = reviewMessages.en.review;

/** For tests: an exercise as the sitting shows it, which keeps the grade that it was given. */
export const askExercise = (Kind: ComponentType<ExerciseProps>, item = HALAL) => {
  const onAnswer = vi.fn<ExerciseProps['onAnswer']>();
  const Asked = () => {
    const [grade, setGrade] = useState<Grade>();
    return (
      <Kind
        locale="en"
        strokeWords={strokesMessages.en}
        {...{ copy, catalogue, item, grade }}
        badge={undefined}
        isNew
        chance="chance"
        mayBeTooEasy={grade === 3}
        onAnswer={(...answer) => {
          onAnswer(...answer);
          setGrade(answer[0]);
        }}
        onGoOn={() => undefined}
        onTooEasy={() => undefined}
        onNotNow={() => undefined}
      />
    );
  };
  render(<Asked />);
  return onAnswer;
};
