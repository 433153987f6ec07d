import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from './store.ts';

/** The smallest WebP: one pixel. */
export const PIXEL = Buffer.from(
  'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
  'base64',
);

type Fields = { _id: string; _type: string; [field: string]: unknown };

/** A dataset folder and a state folder that are removed when the scope of `using` ends. */
export const temporaryContent = (...documents: Fields[]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanlu-content-'));
  const dataset = path.join(folder, 'dataset');
  const state = path.join(folder, 'state');
  const file = path.join(dataset, 'site.ndjson');
  mkdirSync(path.join(dataset, 'images'), { recursive: true });
  const write = (...lines: Fields[]) =>
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  write(...documents);
  return {
    dataset,
    state,
    file,
    write,
    open: () => openStore(dataset, state),
    text: () => readFileSync(file, 'utf8'),
    lines: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Fields),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
};

export const EDITS = { author: 'someone' };

export const action = <T extends string, R extends object>(type: T, rest: R) => ({
  actionType: `sanity.action.document.${type}` as const,
  ...rest,
});
