// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWriter, giveStrokes } from '#tests/stroke-writer.ts';
import { strokesMessages } from './strokes.messages.ts';
import { WriteFromMemory } from './WriteFromMemory.tsx';

vi.mock('hanzi-writer', async () => ({
  default: (await import('#tests/stroke-writer.ts')).FakeWriter,
}));

beforeEach(giveStrokes);
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

const write = async (text: string) => {
  const onDone = vi.fn();
  const { container } = render(
    <WriteFromMemory text={text} words={strokesMessages.en} onDone={onDone} />,
  );
  await userEvent.click(await screen.findByText('Write without drawing'));
  const outlined = () => container.querySelectorAll('svg g[fill="var(--line)"] path').length;
  return { onDone, outlined };
};
const choose = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a word is written by choosing its strokes in words', async () => {
  const { onDone, outlined } = await write('十一');
  expect(outlined()).toBe(0);
  await choose(/^Horizontal/);
  await choose(/^Vertical/);
  expect(screen.getByRole('status').textContent).toBe('Written. Now character 2.');
  await choose(/^Horizontal/);
  expect(onDone.mock.calls).toEqual([[{ grade: 3, misses: 0, helped: false }]]);
});

test('a wrong stroke shows the right one faintly and can be chosen once', async () => {
  const { onDone, outlined } = await write('十');
  await choose(/^Vertical/);
  expect(outlined()).toBe(1);
  await choose(/^Vertical/);
  await choose(/^Horizontal/);
  expect(outlined()).toBe(0);
  await choose(/^Vertical/);
  expect(onDone).toHaveBeenCalledWith({ grade: 2, misses: 1, helped: false });
});

test('three misses at a stroke bring the whole character', async () => {
  const { outlined } = await write('十');
  FakeWriter.options.onMistake({ isBackwards: false });
  FakeWriter.options.onMistake({ isBackwards: false });
  FakeWriter.options.onMistake({ isBackwards: false });
  expect(await screen.findByText(/whole character now shows faintly/)).toBeDefined();
  expect(outlined()).toBe(2);
});

test('who asks for the outline gets it, and has to write the character again some day', async () => {
  const { onDone, outlined } = await write('一');
  await choose(/Show the outline/);
  expect(outlined()).toBe(1);
  FakeWriter.options.onCorrectStroke();
  expect(onDone).toHaveBeenCalledWith({ grade: 1, misses: 0, helped: true });
});

test('strokes that do not come can be asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  render(<WriteFromMemory text="水" words={strokesMessages.en} onDone={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Load again' })).toBeDefined();
});
