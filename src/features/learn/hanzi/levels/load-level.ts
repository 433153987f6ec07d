import type HanziWriter from 'hanzi-writer';
import { levelStrokesPath, type LevelStrokes } from '../hanzi.data.ts';

export type LoadedLevel = { Writer: typeof HanziWriter; strokes: LevelStrokes };

const loaded = new Map<number, LevelStrokes>();

const loadStrokes = async (level: number): Promise<LevelStrokes> => {
  const known = loaded.get(level);
  if (known) return known;
  const response = await fetch(levelStrokesPath(level));
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  const strokes = (await response.json()) as LevelStrokes;
  loaded.set(level, strokes);
  return strokes;
};

/** Brings what would be missed without a network while practising: toasts and typeface. */
const loadCompanions = (characters: string) => {
  const late = [
    import('#src/ui/toast/mount-toasts.tsx'),
    document.fonts.load('1em hanzi', characters),
  ];
  // Each does without: the practice goes on with fewer toasts or in another typeface.
  void Promise.allSettled(late);
};

/** Loads what a level needs, once it is chosen: the drawing library and the strokes. */
export const loadLevel = async (level: number): Promise<LoadedLevel> => {
  const [{ default: Writer }, strokes] = await Promise.all([
    import('hanzi-writer'),
    loadStrokes(level),
  ]);
  loadCompanions(Object.keys(strokes).join(''));
  return { Writer, strokes };
};
