import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { dataFolder } from '#tests/data-folder.ts';
import { expect, test } from 'vitest';

const command = (...words: string[]) => {
  const program = join(import.meta.dirname, 'entry.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataFolder(), DATABASE_URL: '' },
  });
  return { status, said: stderr.trim() };
};

test.each([
  [['back-up'], 'There is no “back-up”: serve, backup, restore, uploads-clean.'],
  [['backup', '/mnt/usb'], 'Nothing was done: “backup” knows no “/mnt/usb”.'],
  [['uploads-clean', '--help'], 'Nothing was done: “uploads-clean” knows no “--help”.'],
  [['restore', 'one', 'other'], 'Nothing was done: “restore” knows no “other”.'],
])('what a command of an operator does not know is told, and nothing done: %j', (words, said) => {
  expect(command(...words)).toEqual({ status: 1, said });
});
