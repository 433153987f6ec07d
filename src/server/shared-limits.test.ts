import { expect, test, vi } from 'vitest';
import { sharedServer } from '#tests/server/shared-server.ts';
import type { LimitName, Visitor } from './limits.ts';

const { server } = sharedServer();

/** What another process of the site has for itself. */
const startProcess = async () => {
  vi.resetModules();
  const [{ secondsToWait, countInvalidInstead }, { database }] = await Promise.all([
    import('./limits.ts'),
    import('#db/client.ts'),
  ]);
  return {
    ask: (name: LimitName, visitor: Visitor) => secondsToWait(name, visitor),
    misunderstand: (name: LimitName, visitor: Visitor) => countInvalidInstead(name, visitor),
    database: await database(),
  };
};

const visitor = (account: string, clientAddress = '203.0.113.1') =>
  ({
    clientAddress,
    cookies: { get: () => undefined },
    locals: { user: { id: account } },
  }) as unknown as Visitor;

test('two processes on one server count a visitor together', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const sara = visitor('sara');
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await one.ask('newsletter', sara)).toBeUndefined();
    expect(await other.ask('newsletter', sara)).toBeUndefined();
  }
  expect(await other.ask('newsletter', sara)).toBeGreaterThan(590);
  expect(await one.ask('newsletter', sara)).toBeGreaterThan(590);
  expect(await one.ask('newsletter', visitor('nur'))).toBeUndefined();
  expect(await other.ask('login', sara)).toBeUndefined();
});

test('requests at once, at both, are counted one by one', async () => {
  const processes = [await startProcess(), await startProcess()];
  const waits = await Promise.all(
    Array.from({ length: 30 }, (_, n) => processes[n % 2]?.ask('newsletter', visitor('huda'))),
  );
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(10);
});

test('what can’t be understood counts for itself at every process', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const rana = visitor('rana');
  for (let tried = 0; tried < 30; tried += 1) {
    for (const { ask, misunderstand } of [one, other]) {
      expect(await ask('login', rana)).toBeUndefined();
      await misunderstand('login', rana);
    }
  }
  expect(await one.ask('newsletter', rana)).toBeGreaterThan(590);
  expect(await other.ask('pages', rana)).toBeGreaterThan(590);
});

test('counting is one journey to the database, and none for whoever was refused', async () => {
  const { ask } = await startProcess();
  const lin = visitor('lin');
  await ask('newsletter', lin);
  const before = server().asked();
  await Promise.all([
    ask('newsletter', lin),
    ask('newsletter', visitor('omar')),
    ask('login', lin),
  ]);
  expect(server().asked() - before).toBe(1);
  for (let turn = 0; turn < 9; turn += 1) await ask('newsletter', lin);
  expect(await ask('newsletter', lin)).toBeGreaterThan(590);
  const refused = server().asked();
  expect(await ask('newsletter', lin)).toBeGreaterThan(590);
  expect(server().asked()).toBe(refused);
});

test('the database holds no address and no account of a visitor', async () => {
  const { ask, database } = await startProcess();
  await ask('newsletter', visitor('layla', '203.0.113.77'));
  const { rows } = await database.$client.execute('SELECT * FROM request_counts');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|layla/);
});

test('while the database is away each process counts alone, and says so once', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { ask } = await startProcess();
  const amal = visitor('amal');
  expect(await ask('newsletter', amal)).toBeUndefined();
  await server().close();
  for (let turn = 0; turn < 10; turn += 1) expect(await ask('newsletter', amal)).toBeUndefined();
  expect(await ask('newsletter', amal)).toBeGreaterThan(590);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('what counts no more is removed', async () => {
  const { ask, database } = await startProcess();
  const { forgetCounts } = await import('#db/repos/request-counts.ts');
  await ask('newsletter', visitor('maha'));
  expect(await forgetCounts(database)).toBe(0);
  await database.$client.execute('UPDATE request_counts SET until = until - 600000');
  expect(await ask('newsletter', visitor('maha', '203.0.113.2'))).toBeUndefined();
  expect(await forgetCounts(database)).toBe(1);
});
