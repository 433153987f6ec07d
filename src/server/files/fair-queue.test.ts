import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A queue whose works end when the test says so; `begun` names them in the order of their start. */
const queueOf = (limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) => {
  const run = createFairQueue({ atOnce: 2, waiting: 100, waitingOfOne: 100, ...limits });
  const begun: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  return {
    begun,
    add: (owner: string) =>
      run(owner, () => {
        begun.push(owner);
        return new Promise<string>((resolve, reject) => {
          ends.push((error) => (error ? reject(error) : resolve(owner)));
        });
      }),
    endFirst: async (error?: Error) => {
      ends.shift()?.(error);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

test('two run at once, and those who wait take turns whoever brought how many', async () => {
  const { begun, add, endFirst } = queueOf();
  const all = ['lin', 'lin', 'lin', 'lin', 'lin', 'wei', 'wei', 'sara'].map(add);
  expect(begun).toEqual(['lin', 'lin']);
  for (let ended = 0; ended < 8; ended += 1) await endFirst();
  expect(begun).toEqual(['lin', 'lin', 'lin', 'wei', 'sara', 'lin', 'wei', 'lin']);
  expect(await Promise.all(all)).toEqual(['lin', 'lin', 'lin', 'lin', 'lin', 'wei', 'wei', 'sara']);
});

test('a full line refuses at once, for one owner before all the others', async () => {
  const { begun, add, endFirst } = queueOf({ atOnce: 1, waiting: 3, waitingOfOne: 2 });
  const first = add('lin');
  const waiting = [add('lin'), add('lin')];
  expect(await add('lin')).toBe('busy');
  const late = add('wei');
  expect(await add('sara')).toBe('busy');
  for (let ended = 0; ended < 4; ended += 1) await endFirst();
  expect(await Promise.all([first, ...waiting, late])).toEqual(['lin', 'lin', 'lin', 'wei']);
  expect(begun).toHaveLength(4);
});

test('a work that fails hands on like any other', async () => {
  const { add, endFirst } = queueOf({ atOnce: 1 });
  const broken = add('lin');
  const next = add('wei');
  const told = expect(broken).rejects.toThrow('broken');
  await endFirst(new Error('broken'));
  await told;
  await endFirst();
  expect(await next).toBe('wei');
  const afterAll = add('sara');
  await endFirst();
  expect(await afterAll).toBe('sara');
});
