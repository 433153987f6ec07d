import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { processPicture } from './picture-process.ts';
import type { PictureResult } from './picture.ts';

const WISH = { kind: 'jpeg', longSide: 400 } as const;

/** What the decoder says, as soon as it is asked; undefined while it is at work. */
let answer: PictureResult | undefined;

vi.mock('node:child_process', () => ({
  fork: () => {
    const child = Object.assign(new EventEmitter(), {
      unref: () => undefined,
      kill: () => undefined,
      send: () => answer && child.emit('message', answer),
    });
    return child;
  },
}));

const draw = (owner = 'lin') => processPicture(owner, new Blob(['a']), WISH);

afterEach(() => vi.restoreAllMocks());

test('a picture that takes too long is in the log, since a machine may be too slow', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  answer = { fault: 'too_slow' };
  expect(await draw()).toEqual({ fault: 'too_slow' });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('longer than it may'));
});

test('one that is damaged is not', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  answer = { fault: 'damaged' };
  expect(await draw()).toEqual({ fault: 'damaged' });
  expect(log).not.toHaveBeenCalled();
});

test('nor is one that finds too many before it', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  answer = undefined;
  const all = Array.from({ length: 11 }, () => draw());
  expect(await Promise.race(all)).toEqual({ fault: 'busy' });
  expect(log).not.toHaveBeenCalled();
});
