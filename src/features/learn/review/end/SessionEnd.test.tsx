// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { planOf } from '#src/learning/plan.ts';
import { copy, HALAL } from '../exercises/harness.tsx';
import { SessionEnd } from './SessionEnd.tsx';

afterEach(cleanup);

/** The end of a review in which so many exercises were answered and put off. */
const end = (asked: number, postponed = 0) => {
  const onUndo = vi.fn();
  render(
    <SessionEnd
      locale="en"
      copy={copy}
      tally={{ asked, knownAtOnce: asked, newMet: 0, postponed }}
      situation={{
        cards: new Map(),
        catalogue: { items: [HALAL], groups: [], paths: [] },
        plan: planOf([], []),
        hearing: 'open',
      }}
      onGoOn={vi.fn()}
      onUndo={onUndo}
    />,
  );
  return onUndo;
};

test('the key that undoes is heard at the end as well', async () => {
  const undo = end(1);
  await userEvent.keyboard('u');
  expect(undo).toHaveBeenCalledOnce();
});

test('what was put off waits for the next review, which may be the same day’s', () => {
  end(1, 2);
  expect(screen.getByText('2 exercises wait for your next review.')).toBeDefined();
});
