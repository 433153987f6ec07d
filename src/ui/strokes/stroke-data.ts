import type HanziWriter from 'hanzi-writer';
import { fetchOnce } from '#src/lib/fetch-once.ts';

/** Outlines and medians of a character's strokes, in drawing order. */
export type CharacterStrokes = { strokes: string[]; medians: [x: number, y: number][][] };

/** The strokes of several characters. */
export type StrokesByCharacter = Readonly<Record<string, CharacterStrokes>>;

/** What drawing needs: the library, and the strokes of all characters that will be drawn. */
export type Drawable = { Writer: typeof HanziWriter; strokes: StrokesByCharacter };

export const strokesAddress = (char: string) => `/strokes/${encodeURIComponent(char)}.json`;

/** Brings the drawing library with the strokes of each character of a text. Throws without them. */
export const loadDrawable = async (text: string): Promise<Drawable> => {
  const characters = [...new Set(text)];
  const strokesOf = async (char: string) =>
    [char, await fetchOnce<CharacterStrokes>(strokesAddress(char))] as const;
  const [{ default: Writer }, ...strokes] = await Promise.all([
    import('hanzi-writer'),
    ...characters.map(strokesOf),
  ]);
  return { Writer, strokes: Object.fromEntries(strokes) };
};
