import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const FRESH_MS = 5_000;
const source = () => {
  const ask = vi.fn((query: string, params: object) =>
    Promise.resolve<unknown>(`${query} ${JSON.stringify(params)} ${ask.mock.calls.length}`),
  );
  return ask;
};

test('an answer is given again for five seconds, and asked for anew after them', async () => {
  const ask = source();
  const asked = remembered(ask, FRESH_MS);
  expect(await asked('terms', {})).toBe('terms {} 1');
  vi.advanceTimersByTime(FRESH_MS - 1);
  expect(await asked('terms', {})).toBe('terms {} 1');
  vi.advanceTimersByTime(2);
  expect(await asked('terms', {})).toBe('terms {} 2');
});

test('questions that differ in a parameter have answers of their own', async () => {
  const asked = remembered(source(), FRESH_MS);
  expect(await asked('card', { id: 'one' })).toBe('card {"id":"one"} 1');
  expect(await asked('card', { id: 'two' })).toBe('card {"id":"two"} 2');
});

test('who asks at the same moment waits for one answer', async () => {
  const ask = source();
  const asked = remembered(ask, FRESH_MS);
  await Promise.all([asked('terms', {}), asked('terms', {})]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('while the source can’t be asked, its last answer stands', async () => {
  const ask = source();
  const asked = remembered(ask, FRESH_MS);
  await asked('terms', {});
  ask.mockRejectedValueOnce(new Error('away'));
  vi.advanceTimersByTime(FRESH_MS + 1);
  expect(await asked('terms', {})).toBe('terms {} 1');
  // Nobody else waits for what was away a moment ago.
  expect(await asked('terms', {})).toBe('terms {} 1');
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(FRESH_MS + 1);
  expect(await asked('terms', {})).toBe('terms {} 3');
});

test('a source that is silent is waited for three seconds, and ten where it was never answered', async () => {
  const ask = source();
  const asked = remembered(ask, FRESH_MS);
  await asked('terms', {});
  ask.mockReturnValue(new Promise(() => undefined));
  vi.advanceTimersByTime(FRESH_MS + 1);
  const again = asked('terms', {});
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await again).toBe('terms {} 1');
  const first = expect(asked('card', {})).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
});

test('a page with many questions waits for one of them while the source is silent', async () => {
  const ask = source();
  const asked = remembered(ask, FRESH_MS);
  await asked('terms', {});
  await asked('card', {});
  const answer = ask.getMockImplementation();
  ask.mockReturnValue(new Promise(() => undefined));
  vi.advanceTimersByTime(FRESH_MS + 1);
  const first = asked('terms', {});
  await vi.advanceTimersByTimeAsync(3_000);
  await first;
  expect(await asked('card', {})).toBe('card {} 2');
  expect(ask).toHaveBeenCalledTimes(3);

  if (answer) ask.mockReset().mockImplementation(answer);
  vi.advanceTimersByTime(FRESH_MS + 1);
  expect(await Promise.all([asked('terms', {}), asked('card', {})])).toEqual([
    'terms {} 1',
    'card {} 2',
  ]);
});

test('where nothing was ever answered, the fault is told, and the next question asks again', async () => {
  const ask = source();
  ask.mockRejectedValueOnce(new Error('away'));
  const asked = remembered(ask, FRESH_MS);
  await expect(asked('terms', {})).rejects.toThrow('away');
  expect(await asked('terms', {})).toBe('terms {} 2');
});

test('that there is nothing is an answer too', async () => {
  const ask = vi.fn(() => Promise.resolve(null));
  const asked = remembered(ask, FRESH_MS);
  expect(await asked('terms', {})).toBeNull();
  expect(await asked('terms', {})).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});
