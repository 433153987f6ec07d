import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unpackedTypeface } from './unpacked.ts';

const CACHE = 'node_modules/.cache/fonts';

/** A part of a typeface: the characters that it holds and where its file is served. */
export type FontSlice = {
  family: 'Readex Pro' | 'LXGW WenKai';
  /** Address without folder and extension; changes with the characters. */
  name: string;
  text: string;
  /** For what the browser asks this slice: a CSS unicode-range, wider where that is shorter. */
  range: string;
};

const SOURCES: Record<FontSlice['family'], (slice: FontSlice) => string> = {
  'Readex Pro': ({ name }) =>
    `@fontsource-variable/readex-pro/files/readex-pro-${name.startsWith('arabic') ? 'arabic' : 'latin'}-wght-normal.woff2`,
  'LXGW WenKai': () => '@fontsource/lxgw-wenkai/files/lxgw-wenkai-latin-500-normal.woff2',
};

export const fontSlice = (
  family: FontSlice['family'],
  label: string,
  text: string,
  range = unicodeRange(text),
): FontSlice => ({ family, name: `${label}.${hashOf(text)}`, text, range });

/** What makes an address change with the content of its file. */
export const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

export const addressOf = ({ name }: FontSlice) => `/fonts/${name}.woff2`;

/** Cuts the slice out of its typeface as woff2, once per set of characters. */
export const cutSlice = async (slice: FontSlice): Promise<Uint8Array<ArrayBuffer>> => {
  const cached = path.join(CACHE, `${slice.name}.woff2`);
  try {
    return new Uint8Array(await readFile(cached));
  } catch {
    const source = await unpackedTypeface(SOURCES[slice.family](slice));
    const { default: subsetFont } = await import('subset-font');
    const font = await subsetFont(source, slice.text, {
      targetFormat: 'woff2',
      ...(slice.family === 'Readex Pro' ? { variationAxes: { wght: { min: 400, max: 700 } } } : {}),
    });
    await mkdir(CACHE, { recursive: true });
    await writeFile(cached, font);
    return new Uint8Array(font);
  }
};

function unicodeRange(text: string): string {
  const points = [...new Set(text)].map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}
