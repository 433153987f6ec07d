import type HanziWriter from 'hanzi-writer';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import type { describeMedian } from './describe-stroke.ts';
import type { createStage } from './stroke-stage.ts';

/** Outlines and medians of a character's strokes, in drawing order. */
export type CharacterStrokes = { strokes: string[]; medians: [x: number, y: number][][] };

/** The strokes of several characters. */
export type StrokesByCharacter = Readonly<Record<string, CharacterStrokes>>;

/** What draws and describes strokes, and the drawing library. */
export type Drawing = {
  Writer: typeof HanziWriter;
  createStage: typeof createStage;
  describeMedian: typeof describeMedian;
};

/** What drawing needs, with the strokes of all characters that will be drawn. */
export type Drawable = Drawing & { strokes: StrokesByCharacter };

/** Brings what draws; a page has it only once something is drawn. */
export const loadDrawing = async (): Promise<Drawing> => {
  const [{ default: Writer }, { createStage }, { describeMedian }] = await Promise.all([
    import('hanzi-writer'),
    import('./stroke-stage.ts'),
    import('./describe-stroke.ts'),
  ]);
  return { Writer, createStage, describeMedian };
};

export const strokesAddress = (char: string) => `/strokes/${encodeURIComponent(char)}.json`;

/** Brings the drawing library with the strokes of each character of a text. Throws without them. */
export const loadDrawable = async (text: string): Promise<Drawable> => {
  const characters = [...new Set(text)];
  const strokesOf = async (char: string) =>
    [char, await fetchOnce<CharacterStrokes>(strokesAddress(char))] as const;
  const [drawing, ...strokes] = await Promise.all([loadDrawing(), ...characters.map(strokesOf)]);
  return { ...drawing, strokes: Object.fromEntries(strokes) };
};
