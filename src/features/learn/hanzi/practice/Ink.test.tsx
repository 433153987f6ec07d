// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Ink } from './Ink.tsx';

const TEN = {
  strokes: ['M0 400L1000 400L1000 460Z', 'M500 0L500 900L560 900Z'],
  medians: [
    [
      [0, 430],
      [1000, 430],
    ],
    [
      [530, 900],
      [530, 0],
    ],
  ] as [number, number][][],
};

afterEach(cleanup);

const streaks = (strokes: number, completed = false) =>
  render(<Ink character={TEN} run={{ strokes, completed }} />).container.querySelectorAll(
    '.ink-streaks',
  );

test('each stroke that is drawn has the streaks of a brush', () => {
  expect(streaks(0)).toHaveLength(0);
  cleanup();
  expect(streaks(1)).toHaveLength(1);
});

test('a seal lands on the whole character, for the eye alone', () => {
  streaks(1);
  expect(screen.queryByText('好')).toBeNull();
  cleanup();
  streaks(2, true);
  expect(screen.getByText('好').closest('[aria-hidden=true]')).not.toBeNull();
});
