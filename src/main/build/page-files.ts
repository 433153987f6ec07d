import { inUnicodeRange } from '#src/layouts/fonts/unicode-range.ts';

/** Reads a file of the build by its address; undefined where there is none. */
export type ReadFile = (address: string) => string | undefined;

/**
 * A part that is loaded late and larger than this needs the network anyway: the judge of
 * pronunciation, the photo booth. In bytes before compression.
 */
const LARGEST_LATE_PART = 100_000;

/** It names texts of all pages, and shows none. */
const SOUND_INDEX = '/data/sounds.';
const NAMED = /\/(?:_astro|fonts|data)\/[\w.%~-]+\.(?:json|js|css|woff2)/g;
const IMPORTED = /(from|import|import\()\s*["'`]\.\/([\w.~-]+\.js)["'`]/g;
const IMAGE = /<img[^>]*\ssrc="(\/(?:_astro|images)\/[^"]+)"/g;
const FACE = /url\((\/fonts\/[^)]+)\)[^}]*?unicode-range:([^;}]+)/g;

/**
 * All that a built page needs to work without a network: its scripts with those that they load
 * later, up to a size in bytes, its data, its pictures in one size, and the parts of typefaces for
 * what it shows.
 */
export const filesOfPage = (
  html: string,
  read: ReadFile,
  largestLatePart = LARGEST_LATE_PART,
): string[] => {
  const named = new Set(html.match(NAMED));
  const data = [...named].filter((address) => address.endsWith('.json'));
  const scripts = [...named].filter((address) => address.endsWith('.js'));
  const sheets = [...named].filter((address) => address.endsWith('.css'));
  const shown = data.filter((address) => !address.startsWith(SOUND_INDEX));
  const text = [html, ...shown.map((address) => read(address) ?? '')].join('');
  const styles = [html, ...sheets.map((address) => read(address) ?? '')].join('');
  return [
    ...new Set([
      ...scriptsWith(scripts, read, largestLatePart),
      ...sheets,
      ...data,
      ...facesFor(text, styles),
      ...[...html.matchAll(IMAGE)].map(([, address = '']) => address),
    ]),
  ];
};

/** Scripts with all that they import, at once or later. */
const scriptsWith = (
  first: readonly string[],
  read: ReadFile,
  largestLatePart: number,
): Set<string> => {
  const found = new Set<string>();
  const visit = (address: string, isLate: boolean) => {
    if (found.has(address)) return;
    const code = read(address);
    if (code === undefined || (isLate && code.length > largestLatePart)) return;
    found.add(address);
    for (const [, how, name] of code.matchAll(IMPORTED)) {
      visit(`/_astro/${name ?? ''}`, how === 'import(');
    }
  };
  for (const address of first) visit(address, false);
  return found;
};

/** The files of typefaces with a character of the text. */
const facesFor = (text: string, styles: string): string[] => {
  const characters = [...new Set(text)];
  return [...styles.matchAll(FACE)]
    .filter(([, , range = '']) => characters.some(inUnicodeRange(range)))
    .map(([, address = '']) => address);
};
