import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['check-content', 'nowhere/phrases.ndjson', /^There is no file of documents \(\.ndjson\) at now/],
  ['check-content', 'cms/dataset', /^There is no file of documents/],
  ['content-export', '--help', /^Name the file to write, such as content\.tar\.gz\.$/],
  ['content-import', 'nowhere.tar.gz', /^There is no file nowhere\.tar\.gz\.$/],
  [
    'sound-import',
    '--help',
    /^Unknown option '--help'\. .*\nnpm run sound:import -- FOLDER [^\n]*$/,
  ],
])('%s of “%s” fails and says why', (name, word, sentence) => {
  const program = join(import.meta.dirname, `${name}.ts`);
  const run = spawnSync(process.execPath, [program, word], { encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr.trim()).toMatch(sentence);
});
