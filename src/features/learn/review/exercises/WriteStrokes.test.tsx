// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Grade } from '#src/domain/learning/event.ts';
import { strokesMessages } from '#src/ui/strokes/strokes.messages.ts';
import { SOON_MS } from '#tests/soon.ts';
import { giveStrokes } from '#tests/stroke-writer.ts';
import { copy, HALAL } from './harness.tsx';
import { WriteStrokes } from './WriteStrokes.tsx';

vi.mock('hanzi-writer', async () => ({
  default: (await import('#tests/stroke-writer.ts')).FakeWriter,
}));

beforeEach(giveStrokes);
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

const exercise = (grade: Grade | undefined, onAnswer: (grade: Grade) => void) => (
  <WriteStrokes
    locale="en"
    strokeWords={strokesMessages.en}
    catalogue={{ items: [], groups: [], paths: [] }}
    item={{ ...HALAL, hanzi: '一' }}
    {...{ copy, grade, onAnswer }}
    badge={undefined}
    isNew
    chance="chance"
    mayBeTooEasy={false}
    onGoOn={() => undefined}
    onTooEasy={() => undefined}
    onNotNow={() => undefined}
  />
);

test('what was written and taken back can be written once more', async () => {
  const onAnswer = vi.fn();
  const { rerender } = render(exercise(undefined, onAnswer));
  const write = async () => {
    const ways = await screen.findByText('Write without drawing', {}, { timeout: SOON_MS });
    await userEvent.click(ways);
    await userEvent.click(screen.getByRole('button', { name: /^Horizontal/ }));
  };
  await write();
  expect(onAnswer.mock.calls).toEqual([[3]]);
  rerender(exercise(3, onAnswer));
  rerender(exercise(undefined, onAnswer));
  await write();
  expect(onAnswer.mock.calls).toEqual([[3], [3]]);
});
