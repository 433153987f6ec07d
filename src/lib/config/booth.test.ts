import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const removalWith = (settings: Record<string, string>) => readConfig(settings).backgroundRemoval;

const HOST = 'https://staticimgly.com/@imgly/background-removal-data/1.7.0/dist/';

test('without settings the files come from the library’s host', () => {
  expect(removalWith({})).toEqual({ publicPath: HOST });
});

test('they are those of the version that is installed', async () => {
  const about = await readFile('node_modules/@imgly/background-removal/package.json', 'utf8');
  expect(HOST).toContain(`/${(JSON.parse(about) as { version: string }).version}/`);
});

test.each(['/background-removal/', 'https://files.hanlu.example/models/', '/'])(
  'they can come from %s',
  (address) => {
    expect(removalWith({ PUBLIC_BACKGROUND_REMOVAL_URL: address })).toEqual({
      publicPath: address,
    });
  },
);

test.each(['models/', 'https://files.hanlu.example/models', 'ftp://files/', '/a b/'])(
  '%s is refused in one sentence',
  (address) => {
    expect(() => removalWith({ PUBLIC_BACKGROUND_REMOVAL_URL: address })).toThrow(
      /^PUBLIC_BACKGROUND_REMOVAL_URL must be an address .+ not “.+”\.$/,
    );
  },
);

test('one setting leaves it out, a misspelt one is no silent yes', () => {
  expect(removalWith({ PUBLIC_BACKGROUND_REMOVAL: 'off' })).toBe('off');
  expect(() => removalWith({ PUBLIC_BACKGROUND_REMOVAL: 'no' })).toThrow(
    'PUBLIC_BACKGROUND_REMOVAL must be on or off, not “no”.',
  );
});
