import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { tutorApplications } from '#db/schema/tutors.ts';
import { uploads as uploadRows } from '#db/schema/uploads.ts';
import { storage } from '#src/server/storage/storage.ts';
import { fetchUpload, openUploads, upload, WEI } from '#tests/uploads/routes.ts';
import { picture } from '#tests/uploads/pictures.ts';
import { removeOrphans } from './clean.server.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;
beforeAll(async () => {
  uploads = await openUploads();
});
afterAll(() => uploads.close());
beforeEach(async () => {
  await (await database()).delete(tutorApplications);
  await clean(1000);
});

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const clean = async (hours: number) =>
  removeOrphans(await database(), await storage(), inHours(hours));

const put = async (who?: typeof WEI) =>
  (await upload('files', await picture('jpeg'), {}, who)).body.key ?? '';
const apply = async (userId: string, data: object) => {
  const db = await database();
  const at = new Date();
  const row = { id: userId, userId, state: 'draft' as const, data, createdAt: at, updatedAt: at };
  await db.insert(tutorApplications).values(row);
};

test('a file that no application names goes after a day and not before', async () => {
  const key = await put();
  expect(await clean(23)).toEqual({ forgotten: 0, removed: 0 });
  expect((await fetchUpload('files', key)).status).toBe(200);
  expect(await clean(25)).toEqual({ forgotten: 1, removed: 1 });
  expect((await fetchUpload('files', key)).status).toBe(404);
  expect(await (await storage()).list()).toEqual([]);
});

test('a file that its owner’s application names stays, wherever it is named', async () => {
  const [portrait, certificate, replaced] = [await put(), await put(), await put()];
  await apply('lin', {
    profilePictureKey: portrait,
    certifications: [{ id: 'c1', fileKey: certificate }],
  });
  expect(await clean(1000)).toEqual({ forgotten: 1, removed: 1 });
  expect(await (await storage()).list()).toEqual(expect.arrayContaining([portrait, certificate]));
  expect((await fetchUpload('files', replaced)).status).toBe(404);
});

test('naming someone else’s file does not keep it', async () => {
  const key = await put(WEI);
  await apply('lin', { profilePictureKey: key });
  expect((await clean(25)).removed).toBe(1);
});

test('what is not ours in the storage is left alone', async () => {
  await (await storage()).put('readme.txt', new Uint8Array(1), 'text/plain');
  await clean(1000);
  expect(await (await storage()).list()).toEqual(['readme.txt']);
  await (await storage()).delete('readme.txt');
});

test('a file that the database does not know stays as long as a copy that may know it', async () => {
  const key = await put(WEI);
  await put();
  await (await database()).$client.execute("DELETE FROM users WHERE id = 'wei'");
  expect(await clean(23)).toEqual({ forgotten: 0, removed: 0 });
  await apply('lin', { profilePictureKey: await put() });
  await clean(13 * 24);
  expect(await (await storage()).list()).toContain(key);
  await clean(15 * 24);
  expect(await (await storage()).list()).not.toContain(key);
});

test('beside a database that knows none of the files none is removed', async () => {
  const key = await put();
  const db = await database();
  await db.delete(uploadRows);
  await expect(clean(1000)).rejects.toThrow('knows none of the 1 files');
  expect(await (await storage()).list()).toEqual([key]);
  await (await storage()).delete(key);
});
