import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const tried = [...read('.ci/run').matchAll(/^try (\S+) (.+(?:\\\n.+)*)$/gm)].map(
  ([, name = '', folders = '']) => ({ name, folders: folders.match(/[^\s\\]+/g) ?? [] }),
);

test('a file with long journeys or details has its line in .ci/run', () => {
  const files = globSync('tests/e2e/*.spec.ts').filter((file) =>
    /@(long|detail)\b/.test(read(file)),
  );
  expect(files.length).toBeGreaterThan(10);
  const names = files.map((file) => path.basename(file, '.spec.ts'));
  const untried = names.filter((one) => !tried.some(({ name }) => one.startsWith(name)));
  expect(untried).toEqual([]);
});

test('tags stand in a journey’s option, and titles are sentences', () => {
  const TAGGED_TITLE =
    /\(\s*(['"`])(?:(?!\1).)*@(both|en|desktop|touch|long|detail)\b(?:(?!\1).)*\1,/;
  const titled = globSync('tests/e2e/*.spec.ts').filter((file) => TAGGED_TITLE.test(read(file)));
  expect(titled).toEqual([]);
});

test('what makes them run is there', () => {
  const folders = tried.flatMap((one) => one.folders);
  const gone = folders
    .map((folder) => folder.replace('$FEATURES', 'src/features'))
    .filter((folder) => globSync(folder).length === 0);
  expect(gone).toEqual([]);
});
