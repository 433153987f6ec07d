// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Grade } from '#src/domain/learning/event.ts';
import { strokesMessages } from '#src/ui/strokes/strokes.messages.ts';
import { SOON_MS } from '#tests/soon.ts';
import { copy, HALAL } from './ask-exercise.tsx';
import { WriteStrokes } from './WriteStrokes.tsx';

/** Stands in for the drawing library, which jsdom can't draw for. */
class FakeWriter {
  setCharacter = () => Promise.resolve();
  quiz = () => Promise.resolve();
  skipQuizStroke = () => undefined;
  showCharacter = () => Promise.resolve();
  hideCharacter = () => Promise.resolve();
  cancelQuiz = () => undefined;
}
vi.mock('hanzi-writer', () => ({ default: FakeWriter }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'fetch',
    async () => new Response(await readFile('node_modules/hanzi-writer-data/一.json')),
  );
});
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
