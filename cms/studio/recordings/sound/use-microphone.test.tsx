// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Microphone } from './microphone.ts';
import { useMicrophone } from './use-microphone.ts';

type Answer = Microphone | 'denied';
const question = vi.hoisted(() => ({ listen: vi.fn() }));
vi.mock('./microphone.ts', () => ({ listen: question.listen }));

const close = vi.fn();
const microphone = { close } as unknown as Microphone;
let answer: (given: Answer) => void;
let unplug: () => void;
beforeEach(() => {
  close.mockClear();
  question.listen.mockImplementation(({ onLost }: { onLost: () => void }) => {
    unplug = onLost;
    return new Promise<Answer>((resolve) => (answer = resolve));
  });
});
afterEach(cleanup);

const ask = () => {
  const onLost = vi.fn();
  const { result, unmount } = renderHook(useMicrophone);
  const opened = result.current.open({ onFull: vi.fn(), onLost });
  return { result, unmount, opened, onLost };
};

test('a microphone is open until what shows it is gone', async () => {
  const { result, unmount, opened } = ask();
  await act(async () => answer(microphone));
  expect(await opened).toBe(microphone);
  expect(result.current.microphone).toBe(microphone);
  expect(close).not.toHaveBeenCalled();
  unmount();
  expect(close).toHaveBeenCalledOnce();
});

test('one that is granted after what shows it is gone is closed at once', async () => {
  const { unmount, opened } = ask();
  unmount();
  answer(microphone);
  expect(await opened).toBeUndefined();
  expect(close).toHaveBeenCalledOnce();
});

test('one that is granted, or refused, after it was cancelled is of no more interest', async () => {
  for (const late of [microphone, 'denied'] as const) {
    const { result, opened } = ask();
    act(() => result.current.close());
    await act(async () => answer(late));
    expect(await opened).toBeUndefined();
    expect(result.current.microphone).toBeUndefined();
  }
  expect(close).toHaveBeenCalledOnce();
});

test('one that is refused says why, and one that goes away is told of', async () => {
  const refused = ask();
  await act(async () => answer('denied'));
  expect(await refused.opened).toBe('denied');
  const { result, onLost } = ask();
  await act(async () => answer(microphone));
  act(() => unplug());
  expect(onLost).toHaveBeenCalledOnce();
  expect(result.current.microphone).toBeUndefined();
});
