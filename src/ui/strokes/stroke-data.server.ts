import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CharacterStrokes } from './stroke-data.ts';

const { resolve } = createRequire(import.meta.url);

const fileOf = (char: string): string => resolve(`hanzi-writer-data/${char}.json`);

/** Whether a character can be drawn here. */
export const hasStrokes = (char: string): boolean => {
  if (!/^\p{Script=Han}$/u.test(char)) return false;
  try {
    fileOf(char);
    return true;
  } catch {
    return false;
  }
};

/** The strokes of a character. Throws an error that names a character without them. */
export const readStrokes = async (char: string): Promise<CharacterStrokes> => {
  try {
    const { strokes, medians } = JSON.parse(
      await readFile(fileOf(char), 'utf8'),
    ) as CharacterStrokes;
    return { strokes, medians };
  } catch (cause) {
    throw new Error(`There is no stroke data for “${char}”: it can't be practised`, { cause });
  }
};
