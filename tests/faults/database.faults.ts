import { copyFile, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { signIn } from '../e2e/accounts.ts';
import { startSite, type OwnSite } from '../e2e/own-site.ts';
import { freePort } from '../free-port.ts';
import { startLibsqlServer, type LibsqlServer } from '../libsql-server.ts';
import { newKey, startSqld, type Sqld } from '../sqld.ts';
import { subscribe, subscribersOf, test, type Sites } from './site.ts';
import { faultWords } from '../e2e/words/faults.ts';

const fileOf = ({ dataDir }: OwnSite) => join(dataDir, 'hanlu.db');

test('a database that is taken away takes no more, in words, and loses nothing when it is back', async ({
  start,
  visitor,
}) => {
  const site = await start();
  const admin = await visitor(site);
  await signIn(admin, 'en', { role: 'admin' });
  const kept = [(await subscribe(await visitor(site))).email];
  const away = `${fileOf(site)}.away`;
  await rename(fileOf(site), away);
  const refused: string[] = [];
  for (const lang of ['ar', 'en'] as const) {
    const told = await subscribe(await visitor(site), lang);
    expect([told.status, told.message]).toEqual([503, faultWords[lang].unavailable]);
    refused.push(told.email);
    // What was built needs no database; a page for one person says why it is not there.
    expect((await admin.request.get(`/${lang}/`)).status()).toBe(200);
    const page = await admin.request.get(`/${lang}/admin`);
    expect(page.status()).toBe(503);
    expect(await page.text()).toContain(faultWords[lang].unreachable);
  }
  await rename(away, fileOf(site));
  kept.push((await subscribe(await visitor(site))).email);
  const list = await subscribersOf(admin);
  expect(kept.filter((address) => !list.has(address))).toEqual([]);
  expect(refused.filter((address) => list.has(address))).toEqual([]);
});

test('a database that was replaced by another file is left alone, and a start takes the new one', async ({
  start,
  visitor,
}) => {
  const [site, other] = [await start(), await start()];
  const theirs = await subscribe(await visitor(other));
  const ours = await subscribe(await visitor(site));
  await other.stop();
  await rename(fileOf(site), `${fileOf(site)}.ours`);
  await copyFile(fileOf(other), fileOf(site));
  const before = await readFile(fileOf(site));
  for (const lang of ['ar', 'en'] as const) {
    const told = await subscribe(await visitor(site), lang);
    expect([told.status, told.message]).toEqual([503, faultWords[lang].unavailable]);
  }
  expect(before.equals(await readFile(fileOf(site)))).toBe(true);
  await site.stop();
  await site.start();
  const admin = await visitor(site);
  await signIn(admin, 'en', { role: 'admin' });
  const list = await subscribersOf(admin);
  expect([list.has(theirs.email), list.has(ours.email)]).toEqual([true, false]);
});

test('a second server on a data folder is refused in a sentence, and the first goes on', async ({
  start,
  visitor,
}) => {
  const site = await start();
  await expect(startSite({ dataDir: site.dataDir })).rejects.toThrow(
    'is in use by another process: stop that one, or set DATA_DIR to another folder.',
  );
  expect((await subscribe(await visitor(site))).status).toBe(200);
});

/** A site whose data lie on a server, and its admin. */
const onServer = async (
  { settings }: Pick<LibsqlServer | Sqld, 'settings'>,
  { start, visitor }: Sites,
) => {
  const site = await start({ settings: { ...settings, SITE_SECRET: 's'.repeat(32) } });
  const admin = await visitor(site);
  await signIn(admin, 'en', { role: 'admin' });
  return { site, admin };
};

test('a database server that is busy now and then keeps nobody from writing, one that stays so refuses in words', async ({
  start,
  visitor,
}) => {
  const server = await startLibsqlServer();
  const { site, admin } = await onServer(server, { start, visitor });
  server.busy(0.1);
  const acknowledged: string[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const { email, status } = await subscribe(await visitor(site));
    expect(status).toBe(200);
    acknowledged.push(email);
  }
  server.busy(1);
  const refused: string[] = [];
  for (const lang of ['ar', 'en'] as const) {
    const { email, status, message } = await subscribe(await visitor(site), lang);
    expect([status, message]).toEqual([503, faultWords[lang].unavailable]);
    refused.push(email);
  }
  server.busy(0);
  const list = await subscribersOf(admin);
  expect(acknowledged.filter((address) => !list.has(address))).toEqual([]);
  expect(refused.filter((address) => list.has(address))).toEqual([]);
  await site.stop();
  await server.close();
});

test('a database server that dies or falls silent costs words, and nothing that was acknowledged', async ({
  start,
  visitor,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-sqld-'));
  const same = { port: await freePort(), key: newKey() };
  let server = await startSqld(folder, same);
  const { site, admin } = await onServer(server, { start, visitor });
  const kept: string[] = [];
  const send = async (lang: 'ar' | 'en') => {
    const { email, status, message } = await subscribe(await visitor(site), lang);
    if (status === 200) kept.push(email);
    else expect([status, message]).toEqual([503, faultWords[lang].unavailable]);
    return status;
  };
  for (let turn = 0; turn < 5; turn += 1) {
    const sent = Array.from({ length: 10 }, (_, index) => send(index % 2 ? 'ar' : 'en'));
    await sent[turn];
    await server.stop('SIGKILL');
    await Promise.all(sent);
    expect(await send('ar')).toBe(503);
    server = await startSqld(folder, same);
    expect(await send('en')).toBe(200);
  }
  server.hold();
  expect(await send('ar')).toBe(503);
  const page = await admin.request.get('/en/admin');
  expect([page.status(), await page.text()]).toEqual([
    503,
    expect.stringContaining(faultWords.en.unreachable),
  ]);
  server.goOn();
  expect(await send('ar')).toBe(200);
  const list = await subscribersOf(admin);
  expect(kept.filter((address) => !list.has(address))).toEqual([]);
  await site.stop();
  await server.stop();
  await rm(folder, { recursive: true });
});
