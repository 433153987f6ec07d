import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { ownDatabase } from '#tests/server/own-database.ts';
import { readHealth } from './health.ts';

const folder = ownDatabase();

const READY = { status: 'ready', database: 'ok', uploads: 'ok', disk: 'ok', pages: 'current' };
/** An answer holds for a second. */
const FRESH_MS = 1_000;
const SOON = { timeout: 5_000, interval: 200 };

test('a site with all its parts is ready', async () => {
  expect(await readHealth()).toEqual(READY);
});

test('whoever asks again within a second hears the same answer', async () => {
  await expect.poll(readHealth, SOON).toEqual(READY);
  const answer = readHealth();
  expect(readHealth()).toBe(answer);
  await answer;
});

test('a database that is taken away under the server is noticed, and its coming back too', async () => {
  const worse = vi.spyOn(console, 'error').mockReturnValue();
  const better = vi.spyOn(console, 'info').mockReturnValue();
  const file = join(folder(), 'hanlu.db');
  const failing = { ...READY, status: 'failing', database: 'failing' };
  await rename(file, `${file}.away`);
  await expect.poll(readHealth, SOON).toEqual(failing);
  await wait(FRESH_MS);
  expect(await readHealth()).toEqual(failing);
  await rename(`${file}.away`, file);
  await expect.poll(readHealth, SOON).toEqual(READY);
  // However often it is asked, the log has the changes.
  expect(worse).toHaveBeenCalledExactlyOnceWith('Not ready, for what fails is: database');
  expect(better).toHaveBeenCalledExactlyOnceWith('Ready again, after what failed was: database');
});
