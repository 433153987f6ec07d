/** Lines of a card and the size of their letters, in pixels. */
export type Fitted = { readonly lines: readonly string[]; readonly size: number };

type Box = { readonly width: number; readonly height: number };

/** A line is so many times as high as its letters. */
export const LINE_HEIGHT = 1.2;
/** Two characters on a screen on its side are large enough; larger ones are harder to take in. */
const LARGEST_SIZE = 480;

const CLOSING = /[，。？！、：；”》）…,.?!]/u;
const NARROW = /[\u0020-\u024f]/u;

/** How wide a letter is, measured by the width of a hanzi. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.6 : 1), 0);

/** What may not be parted: a letter with the signs that close it, and a word in Latin letters. */
const unitsOf = (text: string): string[] =>
  [...text].reduce<string[]>((units, letter) => {
    const last = units.at(-1);
    const clings =
      last !== undefined &&
      (CLOSING.test(letter) || (/\w/.test(letter) && /\w$/.test(last) && NARROW.test(letter)));
    return clings ? [...units.slice(0, -1), last + letter] : [...units, letter];
  }, []);

const breakInto = (units: readonly string[], longest: number): string[] =>
  units.reduce<string[]>((lines, unit) => {
    const last = lines.at(-1);
    if (last === undefined || widthOf(last + unit) > longest) return [...lines, unit];
    return [...lines.slice(0, -1), last + unit];
  }, []);

/** Breaks a text so that it fills the box with letters as large as they can be. */
export const fitHanzi = (text: string, { width, height }: Box): Fitted => {
  const units = unitsOf(text.trim());
  const lengths = Array.from({ length: Math.ceil(widthOf(text)) }, (_, index) => index + 1);
  const candidates = lengths.map((longest): Fitted => {
    const lines = breakInto(units, longest);
    const widest = Math.max(...lines.map(widthOf));
    const size = Math.min(width / widest, height / (lines.length * LINE_HEIGHT), LARGEST_SIZE);
    return { lines, size: Math.floor(size) };
  });
  return candidates.reduce((best, one) => (isBetter(one, best) ? one : best), {
    lines: [text],
    size: 0,
  });
};

/** Of equally large ones that with fewer lines reads best, and then the first: its lines are even. */
const isBetter = (one: Fitted, best: Fitted): boolean =>
  one.size === best.size ? one.lines.length < best.lines.length : one.size > best.size;
