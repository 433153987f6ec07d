import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';

/** Stands in for the drawing library, which jsdom can't draw for. */
export class FakeWriter {
  static options: { onCorrectStroke: () => void; onMistake: (miss: object) => void };
  constructor(_: string, options: typeof FakeWriter.options) {
    FakeWriter.options = options;
  }
  setCharacter = () => Promise.resolve();
  quiz = () => Promise.resolve();
  skipQuizStroke = () => undefined;
  showCharacter = () => Promise.resolve();
  hideCharacter = () => Promise.resolve();
  cancelQuiz = () => undefined;
}

/** What a canvas of strokes asks of its page, until globals are given back. */
export const giveStrokes = () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (address: string) => {
    const char = decodeURIComponent(/\/strokes\/(.*)\.json/.exec(address)?.[1] ?? '');
    return new Response(await readFile(`node_modules/hanzi-writer-data/${char}.json`));
  });
};
