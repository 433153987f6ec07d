import { characterId } from '#src/domain/learning/item.ts';
import { record } from './journal.ts';
import { readText, writeText } from '#src/lib/local-text.ts';

/** Where the stroke practice keeps how far its levels are, by character. */
const PROGRESS_KEY = 'hanlu.hanzi-practice';
const IMPORTED_KEY = 'hanlu.learning.strokes-imported';
const LOCK = 'hanlu-learning-import';

/**
 * Takes over what was drawn over its outline before there was a memory, once for a device: from
 * then on the practice tells of it itself. Two tabs take turns, and the second finds it done.
 */
export const importStrokes = (): Promise<void> =>
  navigator.locks.request(LOCK, async () => {
    if (readText(IMPORTED_KEY) !== undefined) return;
    const characters = learnedIn(readText(PROGRESS_KEY));
    if (characters.length > 0) {
      await record(characters.map((char) => ({ item: characterId(char), what: 'traced' })));
    }
    writeText(IMPORTED_KEY, 'yes');
  });

/** What doesn't fit is left out: a spoilt progress stops nothing. */
const learnedIn = (text: string | undefined): string[] => {
  const levels = Object.values(fieldsOf(fieldsOf(parsed(text))['levels']));
  const learned = levels.flatMap((level) => fieldsOf(level)['learned']);
  return [...new Set(learned)].filter(
    (char): char is string => typeof char === 'string' && /^\p{Script=Han}$/u.test(char),
  );
};

const parsed = (text = ''): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
