import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { signIn } from '../e2e/accounts.ts';
import { startSite } from '../e2e/own-site.ts';
import { fillDisk, FULL_DISK, insideOf, SMALL_DISK, WITHOUT_RIGHTS } from './namespaces.ts';
import { subscribe, subscribersOf, test, upload, type Visitor } from './site.ts';
import { faultWords } from '../e2e/words/faults.ts';

const LANGUAGES = ['ar', 'en'] as const;

const readiness = async ({ request }: Visitor) => {
  const answer = await request.get('/api/health/ready');
  return { answered: answer.status(), ...((await answer.json()) as { disk: string }) };
};

test('a full disk refuses what it can’t keep, in words, and all goes on when it has room', async ({
  start,
  visitor,
}) => {
  const site = await start({ through: SMALL_DISK });
  const [admin, tutor] = [await visitor(site), await visitor(site)];
  await signIn(admin, 'en', { role: 'admin' });
  await signIn(tutor, 'en', { role: 'teacher' });
  const acknowledged: string[] = [];
  const refused: string[] = [];
  const tryToSubscribe = async (lang: 'ar' | 'en') => {
    const told = await subscribe(await visitor(site), lang);
    (told.status === 200 ? acknowledged : refused).push(told.email);
    return told;
  };
  expect((await tryToSubscribe('en')).status).toBe(200);
  expect((await upload(tutor)).status).toBe(200);

  const giveBack = fillDisk(insideOf(site));
  for (const lang of LANGUAGES) {
    // What the database has set aside already may take some more.
    await expect(async () => {
      const { status, message } = await tryToSubscribe(lang);
      expect([status, message]).toEqual([507, faultWords[lang].full]);
    }).toPass();
    expect(await upload(tutor, lang)).toMatchObject({
      status: 507,
      message: faultWords[lang].full,
    });
    expect((await tutor.request.get(`/${lang}/`)).status()).toBe(200);
  }
  expect((await tutor.request.get('/api/auth/user')).status()).toBe(200);
  const login = await (await visitor(site)).request.get('/api/login?lang=ar', { maxRedirects: 0 });
  expect(login.headers()['location']).toMatch(/^\/ar\/?\?auth_error=1$/);
  await expect.poll(() => readiness(admin)).toMatchObject({ answered: 503, disk: 'failing' });
  expect((await admin.request.get('/api/health/live')).status()).toBe(200);

  giveBack();
  expect((await tryToSubscribe('ar')).status).toBe(200);
  expect((await upload(tutor)).status).toBe(200);
  await expect.poll(() => readiness(admin)).toMatchObject({ answered: 200, disk: 'ok' });
  const kept = await subscribersOf(admin);
  expect(acknowledged.filter((address) => !kept.has(address))).toEqual([]);
  expect(refused.filter((address) => kept.has(address))).toEqual([]);
});

test('a data folder that may not be written any more is told as what it is, and heals', async ({
  start,
  visitor,
}) => {
  const site = await start({ through: WITHOUT_RIGHTS });
  const [admin, tutor] = [await visitor(site), await visitor(site)];
  await signIn(admin, 'en', { role: 'admin' });
  await signIn(tutor, 'en', { role: 'teacher' });
  expect((await upload(tutor)).status).toBe(200);
  const folders = [site.dataDir, join(site.dataDir, 'uploads')];
  for (const folder of folders) await chmod(folder, 0o500);
  const before = await readdir(site.dataDir, { recursive: true });
  for (const lang of LANGUAGES) {
    expect(await upload(tutor, lang)).toMatchObject({
      status: 503,
      message: faultWords[lang].unavailable,
    });
  }
  // The database is open already; the mail, a new file, is what can't be written.
  const told = await subscribe(await visitor(site), 'ar');
  expect([told.status, told.warning]).toEqual([200, faultWords.ar.mailLater]);
  await expect.poll(() => readiness(admin)).toMatchObject({ answered: 503, disk: 'failing' });
  expect(await readdir(site.dataDir, { recursive: true })).toEqual(before);

  for (const folder of folders) await chmod(folder, 0o700);
  expect((await upload(tutor)).status).toBe(200);
  expect(await subscribersOf(admin)).toContain(told.email);
});

test('a start on a folder that may not be written ends with a sentence that names it', async ({
  start,
}) => {
  const { dataDir, stop } = await start();
  await stop();
  await chmod(dataDir, 0o500);
  const started = startSite({ dataDir: join(dataDir, 'data'), through: WITHOUT_RIGHTS });
  await expect(started).rejects.toThrow(/DATA_DIR/);
  await chmod(dataDir, 0o700);
});

test('a start on a full disk ends with a sentence that says where to make room', async ({
  start,
}) => {
  const started = start({ through: FULL_DISK });
  await expect(started).rejects.toThrow(/The database \S+hanlu\.db can't be written.+make room/);
});
