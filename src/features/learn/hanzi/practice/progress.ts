import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { PracticeLevel } from '../hanzi.data.ts';
import type { Finished, Run } from './practice.machine.ts';

/** Where the progress is kept in local storage, and in which form. */
export const PROGRESS_KEY = 'hanlu.hanzi-practice';
const VERSION = 2;
/** Levels went by their number then, which is another level's once an editor puts one before it. */
const NUMBERED = 1;

/** A run by its characters, not their places: an editor may put them in another order. */
export type StoredRun = {
  readonly char: string;
  readonly mastered: readonly string[];
  readonly strokes: number;
  readonly mistakes: number;
  readonly completed: boolean;
  readonly finished: boolean;
  /** The language in which the strokes were drawn: another one starts the character again. */
  readonly locale: Locale;
};

export type LevelProgress = {
  /** Characters mastered in any run. */
  readonly learned: readonly string[];
  readonly run?: StoredRun;
};

/** By id of the level: an editor may put one before it. */
export type Progress = Readonly<Record<string, LevelProgress>>;

type Level = Pick<PracticeLevel, 'id' | 'characters'>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const parseRun = (value: unknown): StoredRun | undefined => {
  if (!isRecord(value)) return undefined;
  const { char, mastered, strokes, mistakes, completed, finished, locale } = value;
  if (typeof char !== 'string' || !isTexts(mastered) || !isLocale(locale, 'learn'))
    return undefined;
  if (!isCount(strokes) || !isCount(mistakes)) return undefined;
  if (typeof completed !== 'boolean' || typeof finished !== 'boolean') return undefined;
  return { char, mastered, strokes, mistakes, completed, finished, locale };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads stored progress, of the levels as they are today where it went by their numbers. What
 * doesn't fit is left out: a spoilt store never stops the practice.
 */
export const parseProgress = (text: string | null, levels: readonly Level[]): Progress => {
  const stored = text === null ? undefined : parseJson(text);
  if (!isRecord(stored) || !isRecord(stored['levels'])) return {};
  const parsed = Object.entries(stored['levels']).flatMap(([key, value]) => {
    if (!isRecord(value) || !isTexts(value['learned'])) return [];
    const run = parseRun(value['run']);
    return [[key, { learned: value['learned'], ...(run && { run }) }] as const];
  });
  if (stored['version'] === VERSION) return Object.fromEntries(parsed);
  return stored['version'] === NUMBERED
    ? withIds(
        parsed.map(([, one]) => one),
        levels,
      )
    : {};
};

/** What was kept by numbers goes to the levels that have most of the same characters. */
const withIds = (numbered: readonly LevelProgress[], levels: readonly Level[]): Progress =>
  Object.fromEntries(
    numbered.flatMap((progress) => {
      const level = levelWithMost([...progress.learned, progress.run?.char ?? ''], levels);
      return level ? [[level.id, progress] as const] : [];
    }),
  );

const levelWithMost = (chars: readonly string[], levels: readonly Level[]): Level | undefined => {
  const shared = ({ characters }: Level) =>
    characters.filter(({ char }) => chars.includes(char)).length;
  const [best] = [...levels].sort((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0 ? best : undefined;
};

export const formatProgress = (levels: Progress): string =>
  JSON.stringify({ version: VERSION, levels });

/** What is kept of a run. */
export const storeRun = (
  { characters }: Pick<PracticeLevel, 'characters'>,
  run: Run | Finished,
  locale: Locale,
): StoredRun => {
  const charAt = (index: number) => characters[index]?.char ?? '';
  const mastered = run.mastered.map(charAt);
  if (run.at === 'finished') {
    const char = charAt(characters.length - 1);
    return { char, mastered, strokes: 0, mistakes: 0, completed: true, finished: true, locale };
  }
  const { index, strokes, mistakes, completed } = run;
  return { char: charAt(index), mastered, strokes, mistakes, completed, finished: false, locale };
};

/** The run that was kept, fitted to the level as it is today. */
export const restoreRun = (
  { level, characters }: Pick<PracticeLevel, 'level' | 'characters'>,
  stored: StoredRun,
): Run | Finished | undefined => {
  const indexOf = (char: string) => characters.findIndex((character) => character.char === char);
  const mastered = [...new Set(stored.mastered.map(indexOf))].filter((index) => index >= 0);
  if (stored.finished) return { at: 'finished', level, mastered };
  const index = indexOf(stored.char);
  const total = characters[index]?.strokeCount;
  if (total === undefined) return undefined;
  const completed = stored.completed && mastered.includes(index);
  const strokes = completed ? total : Math.min(stored.strokes, total - 1);
  return { at: 'level', level, index, mastered, strokes, mistakes: stored.mistakes, completed };
};
