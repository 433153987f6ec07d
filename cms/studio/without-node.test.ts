import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutNode } from './without-node.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanlu-studio-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const bundle = (code: string) => {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, code);
  return build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutNode()],
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
};

test('a Studio that asks for a module of Node’s is not built', async () => {
  const reading = `import { existsSync } from 'node:fs'; export const there = existsSync('/');`;
  await expect(bundle(reading)).rejects.toThrow(/which has no “node:fs”: .*entry\.ts asks for it/);
});

test('one that takes no more than its types is', async () => {
  const typed = `import type { Stats } from 'node:fs'; export const size = (of: Stats) => of.size;`;
  await expect(bundle(typed)).resolves.toBeDefined();
});
