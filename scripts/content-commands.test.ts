import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

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

const WORD = '"_type":"word","chinese":"谢谢","pinyin":"xièxiè"';

/** A copy of the dataset's files, and what the check says of its phrases. */
const ownPhrases = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanlu-phrases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, '../cms/dataset'), folder, { recursive: true });
  const phrases = join(folder, 'phrases.ndjson');
  return {
    git: (...words: string[]) =>
      execFileSync(
        'git',
        ['-C', folder, '-c', 'user.name=Noor', '-c', 'user.email=noor@hanlu.example', ...words],
        { stdio: 'pipe' },
      ),
    change: (from: string, to: string) => {
      const text = readFileSync(phrases, 'utf8');
      expect(text).toContain(from);
      writeFileSync(phrases, text.replaceAll(from, to));
    },
    check: () => {
      const program = join(import.meta.dirname, 'check-content.ts');
      const run = spawnSync(process.execPath, [program, phrases], { encoding: 'utf8' });
      return { status: run.status, says: run.stdout + run.stderr };
    },
  };
};

test('content:check wants the former pinyin of a word that was corrected since the last commit', () => {
  const { git, change, check } = ownPhrases();
  git('init', '-q');
  git('add', '*.ndjson');
  git('commit', '-qm', 'The content as it is');
  change('xièxie', 'xièxiè');
  const corrected = check();
  expect(corrected.status).toBe(1);
  expect(corrected.says).toMatch(/must be “xièxie”: people learn 谢谢 as “xièxie”/);
  expect(corrected.says).toMatch(/phrases\.ndjson:\d+ .*\[corrected words\]/);

  change(WORD, `${WORD},"formerPinyin":"xièxie"`);
  expect(check()).toMatchObject({ status: 0 });
});

test('content:check says so and goes on where git has nothing to compare words with', () => {
  const { status, says } = ownPhrases().check();
  expect(status).toBe(0);
  expect(says).toMatch(/^Words were compared with nothing: git has no earlier .*hanlu-phrases-/);
});
