import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '#db/client.ts';
import { dataFolder } from '#tests/data-folder.ts';
import { freePort } from '#tests/free-port.ts';
import { expect, test } from 'vitest';

const command = (words: string[], settings: Record<string, string> = {}) => {
  const program = join(import.meta.dirname, 'entry.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataFolder(), DATABASE_URL: '', ...settings },
  });
  return { status, said: stderr.trim() };
};

test.each([
  [['back-up'], 'There is no “back-up”: serve, backup, restore, uploads-clean.'],
  [['backup', '/mnt/usb'], 'Nothing was done: “backup” knows no “/mnt/usb”.'],
  [['uploads-clean', '--help'], 'Nothing was done: “uploads-clean” knows no “--help”.'],
  [['restore', 'one', 'other'], 'Nothing was done: “restore” knows no “other”.'],
])('what a command of an operator does not know is told, and nothing done: %j', (words, said) => {
  expect(command(words)).toEqual({ status: 1, said });
});

test('a command with another port than its server’s is told so, not to look elsewhere', async () => {
  const folder = dataFolder();
  const port = String(await freePort());
  const held = await openDatabase({
    url: `file:${join(folder, 'hanlu.db')}`,
    authToken: undefined,
  });
  const { status, said } = command(['backup'], { DATA_DIR: folder, PORT: port });
  await closeDatabase(held);
  expect(status).toBe(1);
  expect(said).toBe(
    `${join(folder, 'hanlu.db')} is in use, and no server answers on port ${port}: set PORT as it is for the server, or wait until another command is done.`,
  );
});
