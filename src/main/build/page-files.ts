import { inUnicodeRange } from '#src/layouts/fonts/unicode-range.ts';
import { remembered } from '#src/lib/remembered.ts';

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
/** In the page itself, or among what an island gets and draws when it wakes. */
const IMAGE = /(?:<img[^>]*\ssrc="|src&quot;:\[0,&quot;)(\/(?:_astro|images)\/[^"&]+)/g;
const FACE = /url\((\/fonts\/[^)]+)\)[^}]*?unicode-range:([^;}]+)/g;

/**
 * Tells all that a built page needs to work without a network: its scripts with those that they load
 * later, up to a size in bytes, its data, its pictures in one size, and the parts of typefaces for
 * what it shows. What pages share is looked through once for all of them, so the build stays as it is
 * meanwhile.
 */
export const pageFiles = (read: ReadFile) => {
  const importsOf = remembered((script) => readImports(read(script)));
  const facesOf = remembered((sheet) => readFaces(read(sheet) ?? ''));
  const charactersOf = remembered((data) => new Set(read(data)));

  return (html: string, largestLatePart = LARGEST_LATE_PART): string[] => {
    const named = new Set(html.match(NAMED));
    const data = [...named].filter((address) => address.endsWith('.json'));
    const scripts = [...named].filter((address) => address.endsWith('.js'));
    const sheets = [...named].filter((address) => address.endsWith('.css'));
    const shown = data.filter((address) => !address.startsWith(SOUND_INDEX));
    const characters = shown
      .map(charactersOf)
      .reduce((all, more) => all.union(more), new Set(html));
    return [
      ...new Set([
        ...scriptsWith(scripts, importsOf, largestLatePart),
        ...sheets,
        ...data,
        ...facesWith(characters, [...readFaces(html), ...sheets.flatMap(facesOf)]),
        ...[...html.matchAll(IMAGE)].map(([, address = '']) => address),
      ]),
    ];
  };
};

type Import = { address: string; isLate: boolean };
/** A script's size in bytes before compression, and what it imports; undefined where it is not built. */
type Script = { size: number; imports: readonly Import[] } | undefined;

const readImports = (code: string | undefined): Script =>
  code === undefined
    ? undefined
    : {
        size: code.length,
        imports: [...code.matchAll(IMPORTED)].map(([, how, name = '']) => ({
          address: `/_astro/${name}`,
          isLate: how === 'import(',
        })),
      };

/** Scripts with all that they import, at once or later. */
const scriptsWith = (
  first: readonly string[],
  scriptAt: (address: string) => Script,
  largestLatePart: number,
): Set<string> => {
  const found = new Set<string>();
  const visit = ({ address, isLate }: Import) => {
    if (found.has(address)) return;
    const script = scriptAt(address);
    if (!script || (isLate && script.size > largestLatePart)) return;
    found.add(address);
    script.imports.forEach(visit);
  };
  for (const address of first) visit({ address, isLate: false });
  return found;
};

type Face = { address: string; holds: (character: string) => boolean };

const readFaces = (styles: string): Face[] =>
  [...styles.matchAll(FACE)].map(([, address = '', range = '']) => ({
    address,
    holds: inUnicodeRange(range),
  }));

/** The files of typefaces with one of the characters. */
const facesWith = (characters: ReadonlySet<string>, faces: readonly Face[]): string[] => {
  const all = [...characters];
  return faces.filter(({ holds }) => all.some(holds)).map(({ address }) => address);
};
