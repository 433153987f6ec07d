import { expect, test } from 'vitest';
import { closedTooltip, stepTooltip, type Tooltip, type TooltipEvent } from './tooltip.machine.ts';

const play = (...events: TooltipEvent<string>[]) =>
  events.reduce<Tooltip<string>>(stepTooltip, closedTooltip);

test('a tooltip opens once the pointer has rested on a word for 700 ms', () => {
  const entered = { type: 'entered', target: 'a', nowMs: 0 } as const;
  expect(play(entered, { type: 'waited', nowMs: 699 }).at).toBe('waiting');
  expect(play(entered, { type: 'waited', nowMs: 700 })).toEqual({ at: 'open', target: 'a' });
});

test('a pointer that only passes over a word opens nothing', () => {
  const state = play(
    { type: 'entered', target: 'a', nowMs: 0 },
    { type: 'left', nowMs: 200 },
    { type: 'waited', nowMs: 700 },
  );
  expect(state.at).toBe('closed');
});

test('within 300 ms of a closed tooltip the next one opens at once, and later it waits again', () => {
  const seen: TooltipEvent<string>[] = [
    { type: 'asked', target: 'a' },
    { type: 'left', nowMs: 1000 },
  ];
  expect(play(...seen, { type: 'entered', target: 'b', nowMs: 1299 })).toEqual({
    at: 'open',
    target: 'b',
  });
  expect(play(...seen, { type: 'entered', target: 'b', nowMs: 1300 }).at).toBe('waiting');
});

test('focus and tap open a tooltip without a wait and Escape closes it', () => {
  const asked = { type: 'asked', target: 'a' } as const;
  expect(play(asked)).toEqual({ at: 'open', target: 'a' });
  expect(play(asked, { type: 'dismissed', nowMs: 5 }).at).toBe('closed');
});

test('a tooltip that Escape closed stays closed until the pointer has left its word', () => {
  const dismissed: TooltipEvent<string>[] = [
    { type: 'asked', target: 'a' },
    { type: 'dismissed', nowMs: 5 },
  ];
  const again = { type: 'entered', target: 'a', nowMs: 100 } as const;
  expect(play(...dismissed, again).at).toBe('closed');
  expect(play(...dismissed, { type: 'left', nowMs: 50 }, again).at).toBe('open');
  expect(play(...dismissed, { ...again, target: 'b' }).at).toBe('open');
  expect(play(...dismissed, { type: 'asked', target: 'a' }).at).toBe('open');
});

test('Escape ends the wait for a tooltip as well', () => {
  const state = play(
    { type: 'entered', target: 'a', nowMs: 0 },
    { type: 'dismissed', nowMs: 300 },
    { type: 'waited', nowMs: 700 },
  );
  expect(state.at).toBe('closed');
});

test('moving straight from one open word to the next swaps the tooltip', () => {
  const state = play({ type: 'asked', target: 'a' }, { type: 'entered', target: 'b', nowMs: 9 });
  expect(state).toEqual({ at: 'open', target: 'b' });
});
