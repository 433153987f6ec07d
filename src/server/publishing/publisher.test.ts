import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPublisher, PAUSES_MS } from './publisher.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-02T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Long enough for one more publication to come, and for a build to begin without it. */
const settled = () => vi.advanceTimersByTimeAsync(1_000);

const isStale = () => Promise.resolve(false);

/** A build that ends when told. */
const heldBuild = () => {
  const ends: ((error?: Error) => void)[] = [];
  const build = vi.fn(
    () =>
      new Promise<'current'>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve('current')));
      }),
  );
  return { build, end: (error?: Error) => ends.shift()?.(error) };
};

test('publications in quick succession make one build', async () => {
  const build = vi.fn(() => Promise.resolve('current' as const));
  const publisher = createPublisher({ build, isStale });
  expect(publisher.state().at).toBe('current');
  for (let count = 0; count < 5; count += 1) publisher.request();
  expect(publisher.state().at).toBe('building');
  await settled();
  expect(build).toHaveBeenCalledTimes(1);
  expect(publisher.state().at).toBe('current');
});

test('what is published during a build is in the next one, never beside it', async () => {
  const { build, end } = heldBuild();
  const publisher = createPublisher({ build, isStale });
  publisher.request();
  await settled();
  publisher.request();
  publisher.request();
  await settled();
  expect(build).toHaveBeenCalledTimes(1);
  end();
  await settled();
  expect(build).toHaveBeenCalledTimes(2);
  expect(publisher.state().at).toBe('building');
  end();
  await settled();
  expect(publisher.state().at).toBe('current');
});

test('a failed build says why until the next one succeeds', async () => {
  const { build, end } = heldBuild();
  const publisher = createPublisher({ build, isStale });
  publisher.request();
  await settled();
  end(new Error('phrases-article › title: must be filled in'));
  await settled();
  expect(publisher.state()).toMatchObject({
    at: 'failed',
    reason: 'phrases-article › title: must be filled in',
  });
  publisher.request();
  await settled();
  end();
  await settled();
  expect(publisher.state()).toEqual({ at: 'current' });
});

test('closing waits for the build that runs and lets none begin', async () => {
  const { build, end } = heldBuild();
  const publisher = createPublisher({ build, isStale });
  publisher.request();
  await settled();
  publisher.request();
  const closed = publisher.close();
  end();
  await closed;
  publisher.request();
  await settled();
  expect(build).toHaveBeenCalledTimes(1);
});

test('pages that are built elsewhere are told as ordered', async () => {
  const publisher = createPublisher({
    build: () => Promise.resolve('ordered'),
    isStale,
  });
  publisher.request();
  await settled();
  expect(publisher.state().at).toBe('ordered');
});

describe('as time goes by', () => {
  const MINUTE_MS = 60_000;
  const after = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);

  test('a failed build is tried again after pauses that grow, and says when', async () => {
    const build = vi.fn(() => Promise.reject(new Error('The content could not be reached')));
    const publisher = createPublisher({ build, isStale: () => Promise.resolve(true), quietMs: 0 });
    publisher.request();
    await vi.advanceTimersByTimeAsync(0);
    expect(publisher.state()).toEqual({
      at: 'failed',
      since: '2030-01-02T12:00:00.000Z',
      reason: 'The content could not be reached',
      again: '2030-01-02T12:01:00.000Z',
    });
    for (const [index, pause] of [...PAUSES_MS, 60 * MINUTE_MS].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(build).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(build).toHaveBeenCalledTimes(index + 2);
    }
    build.mockResolvedValue('current' as never);
    await after(60);
    expect(publisher.state()).toEqual({ at: 'current' });
    await after(240);
    expect(build).toHaveBeenCalledTimes(PAUSES_MS.length + 3);
  });

  test('no build is tried again once an older one is kept in front by hand', async () => {
    const build = vi.fn(() => Promise.reject(new Error('no')));
    const held = () => Promise.reject(new Error('kept by hand'));
    const publisher = createPublisher({ build, isStale: held, quietMs: 0 });
    publisher.request();
    await after(120);
    expect(build).toHaveBeenCalledTimes(1);
    expect(publisher.state()).toMatchObject({ at: 'failed', reason: 'kept by hand' });
  });

  test('the next publication does not wait for the pause, and pauses begin anew after a success', async () => {
    const build = vi.fn<() => Promise<'current'>>().mockRejectedValueOnce(new Error('no'));
    build.mockResolvedValueOnce('current').mockRejectedValue(new Error('no'));
    const publisher = createPublisher({ build, isStale, quietMs: 0 });
    publisher.request();
    await vi.advanceTimersByTimeAsync(0);
    publisher.request();
    await vi.advanceTimersByTimeAsync(0);
    expect(publisher.state().at).toBe('current');
    publisher.request();
    await vi.advanceTimersByTimeAsync(0);
    expect(publisher.state()).toMatchObject({ again: '2030-01-02T12:01:00.000Z' });
  });

  test('what was published while nobody listened is built at the start, and noticed within ten minutes', async () => {
    const build = vi.fn(() => Promise.resolve('current' as const));
    const stale = vi.fn(() => Promise.resolve(false));
    stale.mockResolvedValueOnce(true);
    const publisher = createPublisher({ build, isStale: stale, quietMs: 0 });
    publisher.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(build).toHaveBeenCalledTimes(1);
    await after(9);
    stale.mockResolvedValueOnce(true);
    expect(build).toHaveBeenCalledTimes(1);
    await after(2);
    expect(build).toHaveBeenCalledTimes(2);
    await after(30);
    expect(build).toHaveBeenCalledTimes(2);
  });

  test('pages do not count as current while the content can’t be asked', async () => {
    const build = vi.fn(() => Promise.resolve('current' as const));
    const stale = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('fetch failed'));
    stale.mockResolvedValue(false);
    const publisher = createPublisher({ build, isStale: stale });
    publisher.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(publisher.state()).toEqual({
      at: 'unasked',
      since: '2030-01-02T12:00:00.000Z',
      reason: 'fetch failed',
    });
    await after(10);
    expect(publisher.state()).toEqual({ at: 'current' });
    expect(build).not.toHaveBeenCalled();
  });

  test('an ordered build that does not come is ordered again after an hour', async () => {
    const build = vi.fn(() => Promise.resolve('ordered' as const));
    const publisher = createPublisher({ build, isStale: () => Promise.resolve(true), quietMs: 0 });
    publisher.watch();
    await after(59);
    expect(build).toHaveBeenCalledTimes(1);
    await after(11);
    expect(build).toHaveBeenCalledTimes(2);
  });

  test('whoever closes is left with nothing that goes on', async () => {
    const build = vi.fn(() => Promise.reject(new Error('no')));
    const publisher = createPublisher({ build, isStale: () => Promise.resolve(true), quietMs: 0 });
    publisher.watch();
    await vi.advanceTimersByTimeAsync(0);
    await publisher.close();
    expect(vi.getTimerCount()).toBe(0);
    await after(120);
    expect(build).toHaveBeenCalledTimes(1);
  });
});
