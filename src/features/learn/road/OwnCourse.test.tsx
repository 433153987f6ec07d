// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { characterId } from '#src/domain/learning/item.ts';
import type { StepStanding } from '#src/learning/paths.ts';
import { OwnCourse } from './OwnCourse.tsx';
import { roadMessages } from './road.messages.ts';

const copy = roadMessages.en.course;
const path = {
  id: 'travel',
  title: 'Travelling in China',
  description: 'To the train home',
  icon: '旅',
  goals: [],
  steps: [],
};
const step = (title: string, state: StepStanding['state']): StepStanding => ({
  step: { group: title, title, reason: 'It comes now.', knownFrom: undefined },
  group: {
    id: title,
    kind: 'dialogue',
    title,
    address: `/contents/dialogues/${title}`,
    items: [characterId('一')],
  },
  state,
  met: state === 'finished' ? 1 : 0,
  isTakenAsKnown: false,
});

const link = () => screen.getByRole('link');
const course = (steps: readonly StepStanding[]) =>
  render(<OwnCourse locale="en" copy={copy} path={path} steps={steps} />);

afterEach(cleanup);

test('a course says how far it has come, and leads to its next step', () => {
  course([step('greeting', 'finished'), step('taxi', 'untouched')]);
  expect(screen.getByText('Travelling in China')).toBeDefined();
  expect(screen.getByText('Steps finished: 1 of 2')).toBeDefined();
  expect(screen.getByText('Next: taxi')).toBeDefined();
  expect(link().getAttribute('href')).toBe('/en/contents/dialogues/taxi');
});

test('a course that was walked leads to the others', () => {
  course([step('greeting', 'finished')]);
  expect(screen.getByText(copy.done)).toBeDefined();
  expect(link().textContent).toBe('Other courses');
  expect(link().getAttribute('href')).toBe('/en/today');
});

test('a course is named, and can be gone on with, before its steps are known', () => {
  render(<OwnCourse locale="en" copy={copy} path={path} steps={undefined} />);
  expect(screen.getByText('Travelling in China')).toBeDefined();
  expect(screen.queryByText(copy.done)).toBeNull();
  expect(link().textContent).toBe('Go on');
  expect(link().getAttribute('href')).toBe('/en/today');
});

test('whoever has none yet is told what one is, and where it is chosen', () => {
  render(<OwnCourse locale="en" copy={copy} path={undefined} steps={[]} />);
  expect(screen.getByText(copy.none)).toBeDefined();
  expect(link().getAttribute('href')).toBe('/en/today');
});
