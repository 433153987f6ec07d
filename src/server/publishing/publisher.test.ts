import { expect, test, vi } from 'vitest';
import { createPublisher } from './publisher.ts';

const QUIET_MS = 20;
const settled = () => new Promise((resolve) => setTimeout(resolve, 3 * QUIET_MS));

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
  const publisher = createPublisher({ build, quietMs: QUIET_MS });
  expect(publisher.state().at).toBe('current');
  for (let count = 0; count < 5; count += 1) publisher.request();
  expect(publisher.state().at).toBe('building');
  await settled();
  expect(build).toHaveBeenCalledTimes(1);
  expect(publisher.state().at).toBe('current');
});

test('what is published during a build is in the next one, never beside it', async () => {
  const { build, end } = heldBuild();
  const publisher = createPublisher({ build, quietMs: QUIET_MS });
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
  const publisher = createPublisher({ build, quietMs: QUIET_MS });
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
  const publisher = createPublisher({ build, quietMs: QUIET_MS });
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
  const publisher = createPublisher({ build: () => Promise.resolve('ordered'), quietMs: QUIET_MS });
  publisher.request();
  await settled();
  expect(publisher.state().at).toBe('ordered');
});
