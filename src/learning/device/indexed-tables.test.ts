import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { indexedTables } from './indexed-tables.ts';
import type { TableKeeper } from './tables.ts';

const keep = ({ transact }: TableKeeper, revision: number) =>
  transact(({ facts }) => facts.put(revision, 'revision'));
const kept = ({ transact }: TableKeeper) => transact(({ facts }) => facts.get('revision'));

test('what a guest practised goes on in a tab beside the one that claimed it', async () => {
  const [here, there] = [await indexedTables('guest'), await indexedTables('guest')];
  await keep(here, 1);
  await there.remove();
  expect(await kept(here)).toBeUndefined();
  await keep(here, 2);
  expect(await kept(here)).toBe(2);
});

test('an account that left in another tab leaves nothing behind here', async () => {
  const owner = { account: 'account-one' };
  const [here, there] = [await indexedTables(owner), await indexedTables(owner)];
  await there.remove();
  await expect(keep(here, 1)).rejects.toThrow();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain('hanlu-learning account-one');
});

test('a connection that the browser has dropped is opened anew', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  const tables = await indexedTables({ account: 'account-two' });
  await keep(tables, 1);
  const request = open.mock.results[0]?.value as IDBOpenDBRequest;
  // The library's types take the class for one of its databases.
  forceCloseDatabase(request.result as unknown as Parameters<typeof forceCloseDatabase>[0]);
  await vi.waitFor(async () => expect(await kept(tables)).toBe(1));
});

test('work that is never done is given up, and what comes after it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const tables = await indexedTables({ account: 'account-four' });
  const endless = expect(tables.transact(() => new Promise(() => undefined))).rejects.toThrow(
    'No answer in time',
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await endless;
  await keep(tables, 1);
  expect(await kept(tables)).toBe(1);
});

test('work that breaks off leaves nothing of what it had written', async () => {
  const tables = await indexedTables({ account: 'account-three' });
  const broken = tables.transact(async ({ facts }) => {
    await facts.put(1, 'revision');
    throw new Error('broken off');
  });
  await expect(broken).rejects.toThrow('broken off');
  expect(await kept(tables)).toBeUndefined();
});
