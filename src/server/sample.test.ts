import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from './front/harness.ts';
import { isSampleSite, SAMPLE_MARKER, withSampleNote } from './sample.ts';

test('only a data folder that is marked is a sample', async () => {
  await using temporary = await temporaryFolder({});
  const { folder } = temporary;
  vi.stubEnv('DATA_DIR', folder);
  expect(isSampleSite()).toBe(false);
  const marked = join(folder, 'demo');
  await mkdir(marked);
  await writeFile(join(marked, SAMPLE_MARKER), '');
  vi.stubEnv('DATA_DIR', marked);
  expect(isSampleSite()).toBe(true);
  vi.unstubAllEnvs();
});

test.each([
  ['ar', 'عيّنة'],
  ['en', 'Sample'],
  ['zh', '示例'],
  ['fr', 'Sample'],
])('a page in %s says “%s” above everything', (lang, word) => {
  const page = `<!DOCTYPE html><html lang="${lang}" dir="ltr"><head></head><body class="a"><main>`;
  const marked = withSampleNote(page);
  expect(marked).toMatch(
    new RegExp(`<body class="a">.*<aside class="sample-note">${word}.*<main>`),
  );
  expect(withSampleNote(marked)).toBe(marked);
});
