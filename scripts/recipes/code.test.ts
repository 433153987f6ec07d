import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, guide, recipe } from './guide.ts';

// The recipes of CONTRIBUTING for code, followed to the letter in a copy of the sources.

const run = promisify(execFile);
const COPIED = ['src', 'db', 'cms/schema', 'scripts', 'package.json', 'tsconfig.json'];
const CONFIGS = ['eslint.config.js', 'eslint.boundaries.js', 'eslint.on-demand.js'];
const SLOW_MS = 120_000;

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  for (const name of [...COPIED, ...CONFIGS]) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
};

/** Runs a command in the copy; its output, and whether it was content. */
const inCopy = async (...[command, ...rest]: [string, ...string[]]) => {
  try {
    const { stdout, stderr } = await run(command, rest, { cwd: copy });
    return { isFine: true, output: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { isFine: false, output: stdout + stderr };
  }
};
const node = (...rest: string[]) => inCopy(process.execPath, ...rest);
type Linted = { filePath: string; messages: { message: string }[] };

/** What lint says of files of the copy, by file. */
const lint = async (files: readonly string[]) => {
  const { output } = await node('node_modules/eslint/bin/eslint.js', '--format', 'json', ...files);
  const results = JSON.parse(output) as Linted[];
  return results.map(({ filePath, messages }) => ({
    file: path.relative(copy, filePath),
    says: messages.map(({ message }) => message),
  }));
};

describe('an endpoint', () => {
  const pieces = codeOf(recipe('An endpoint'));
  const files = pieces.map(({ file }) => file);
  const page = files.at(-1) ?? '';

  beforeAll(() => {
    for (const { file, code } of pieces) write(file, code);
  });

  test(
    'as the recipe writes it passes lint, and without its last line but one it does not',
    async () => {
      const built = 'src/pages/api/built.ts';
      write(built, read(page).replace('export const prerender = false;\n', ''));
      const linted = await lint([...files, built]);
      rmSync(path.join(copy, built));
      const fine = files.map((file) => ({ file, says: [] }));
      const refused = { file: built, says: [expect.stringContaining('prerender = false')] };
      expect(linted).toEqual(expect.arrayContaining([...fine, refused]));
      expect(linted).toHaveLength(files.length + 1);
    },
    SLOW_MS,
  );

  test(
    'answers a POST, and says what is wrong with one in the language of the request',
    async () => {
      const script = `
        import { ALL } from './${page}';
        for (const [name, language] of [['Salma', 'en'], ['', 'ar']]) {
          const request = new Request('http://127.0.0.1/api/greeting', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
            body: JSON.stringify({ name }),
          });
          const url = new URL(request.url);
          const answer = await ALL({ request, url, params: {}, locals: {}, clientAddress: '' });
          console.log(answer.status, await answer.text());
        }`;
      write('ask.ts', script);
      const { output } = await node('ask.ts');
      expect(output).toContain('200 {"greeting":"Hello, Salma!"}');
      expect(output).toContain('"details":[{"field":"name","message":"الاسم مطلوب"}]');
    },
    SLOW_MS,
  );

  test(
    'brings messages that are checked: both languages, the same places, and read',
    async () => {
      const [messages = ''] = files;
      const wrong = messages.replace('greeting.messages', 'wrong.messages');
      const text = read(messages).replace('مرحبًا {name}', 'مرحبًا');
      write(wrong, text.replace('hello: ', "nobodyReads: 'Oh', hello: "));
      const { output } = await node('scripts/check-messages.ts');
      rmSync(path.join(copy, wrong));
      expect(output).toContain(`${wrong}: hello: places differ`);
      expect(output).toContain(`${wrong}: nobodyReads: no Arabic text`);
      expect(output).toContain(`${wrong}: nobodyReads: read nowhere`);
      expect(output).not.toContain(messages);
    },
    SLOW_MS,
  );
});

describe('a language', () => {
  const table = 'src/i18n/table.ts';
  const learners = 'src/features/site/greeting/greeting.server.ts';
  const tutors = 'src/features/teach/application/copy.ts';

  /** The places that lack the texts of one more language, which has these areas. */
  const missedWith = async (areas: string) => {
    const whole = read(table);
    const row = /^ {2}en: \{[\s\S]*?^ {2}\},\n/m.exec(whole)?.[0] ?? '';
    const more = row.replace('en:', 'fr:').replace('areas: AREAS', `areas: ${areas}`);
    write(
      table,
      whole.replace(row, row + more).replace("['ar', 'en', 'zh']", "['ar', 'en', 'zh', 'fr']"),
    );
    const files = [learners, tutors];
    write('language.json', JSON.stringify({ extends: './tsconfig.json', include: [], files }));
    const { output } = await node('node_modules/typescript/bin/tsc', '-p', 'language.json');
    write(table, whole);
    // What is wrong at a place stands in the lines below it, further to the right.
    const missed = output.split(/\n(?=\S)/).filter((place) => place.includes("'fr' is missing"));
    return files.filter((file) => missed.some((place) => place.startsWith(file)));
  };

  test(
    'with every page is missed by the types wherever a dictionary lacks it',
    async () => expect(await missedWith('AREAS')).toEqual([learners, tutors]),
    SLOW_MS,
  );

  test(
    'with some pages is missed there, and asked for nowhere else',
    async () => expect(await missedWith("['common', 'teach']")).toEqual([tutors]),
    SLOW_MS,
  );
});

test(
  'a picture is drawn by its script and its line',
  async () => {
    const [script, line] = codeOf(recipe('A picture'));
    if (!script || !line) throw new Error('The recipe of a picture has no code');
    write(script.file, script.code);
    const index = read(line.file);
    write(line.file, index.replace('  [`${SITE}/not-found.webp`', `${line.code}$&`));
    expect(await node(line.file, 'kite')).toMatchObject({ isFine: true });
    expect(existsSync(path.join(copy, 'public/images/kite.webp'))).toBe(true);
  },
  SLOW_MS,
);

test('every setting stands in .env.example, and nothing else', () => {
  const parts = globSync(['src/lib/config.ts', 'src/lib/config/*.ts'])
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'));
  const declared = parts.flatMap((text) =>
    [...text.matchAll(/^ {2}([A-Z][A-Z0-9_]{3,}): /gm)].map(([, name = '']) => name),
  );
  const described = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(described.toSorted()).toEqual(declared.toSorted());
});

test('the guide has a recipe for all that is added often', () => {
  const headings = [...guide.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([
    'Content',
    'A recording',
    'A text of the interface',
    'An endpoint',
    'A picture',
    'A setting',
    'A language',
  ]);
});
