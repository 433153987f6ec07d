import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeConsole } from './own-console.ts';
import type { LogFormat } from './log-line.ts';
import { enterRequest } from './request-scope.ts';

const kept = { ...console };
let lines: string[] = [];

const take = (format: LogFormat, level: 'debug' | 'info' | 'warn' = 'info') =>
  takeConsole({ format, level }, (_, line) => void lines.push(line));

beforeEach(() => {
  lines = [];
});
afterEach(() => {
  Object.assign(console, kept);
});

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('what is said is one object in a line, with what was thrown and why', () => {
  take('json');
  const cause = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
  console.error('Lessons failed:', new Error('Failed query: select 1\nparams: Salma', { cause }));
  expect(lines.join()).not.toContain('\n');
  expect(logged()).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      level: 'error',
      message: 'Lessons failed:',
      error: {
        name: 'Error',
        message: 'Failed query: select 1\nparams: [hidden]',
        stack: expect.arrayContaining([expect.stringContaining('own-console.test.ts')]) as string[],
        cause: { name: 'Error', message: 'disk I/O error', code: 'SQLITE_IOERR' },
      },
    },
  ]);
});

test('a line that is said for a request has its id and the pattern of its address', async () => {
  take('json');
  await Promise.resolve().then(async () => {
    enterRequest({ id: 'abcdefgh', route: '/api/lessons/[lesson]' });
    await Promise.resolve();
    console.warn('A mail was not sent: %s', 'refused', 550);
  });
  expect(logged()[0]).toMatchObject({
    level: 'warn',
    message: 'A mail was not sent: refused 550',
    request: 'abcdefgh',
    route: '/api/lessons/[lesson]',
  });
});

test('what is neither text nor number is not told: it may hold anything', () => {
  take('json');
  console.error('answered', { name: 'Salma' }, ['Salma'], 7);
  expect(logged()[0]).toMatchObject({ message: 'answered [object] [object] 7' });
});

test('less than the level is not written', () => {
  const announce = take('json', 'warn');
  console.debug('a');
  console.info('b');
  console.log('c');
  announce('d');
  console.warn('e');
  announce('f', 'warn');
  expect(logged().map(({ message }) => message)).toEqual(['e', 'f']);
});

test('in a terminal a line reads as a sentence, with where it went wrong below', () => {
  const announce = take('text');
  announce('Hanlu is at http://127.0.0.1:4321');
  console.error('Reminders failed:', new TypeError('no such zone'));
  expect(lines[0]).toBe('Hanlu is at http://127.0.0.1:4321');
  expect(lines[1]).toMatch(/^Reminders failed:\n {2}TypeError: no such zone\n {4}at /);
});
