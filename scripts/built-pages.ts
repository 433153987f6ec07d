import { inUnicodeRange } from '#src/layouts/fonts/unicode-range.ts';

/** A built page: its name for whoever reads about it, and its HTML. */
export type BuiltPage = { name: string; html: string };

const STYLE = /<style[^>]*>([^]*?)<\/style>/g;
const CLASS_RULE = /\.((?:\\.|[\w-])+)/g;
/** Tailwind's marks for rules on what stands inside or beside; they have no look of their own. */
const MARKS = new Set(['group', 'peer']);
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;

const classesWithRule = (html: string): string[] =>
  [...html.matchAll(STYLE)].flatMap(([, css = '']) =>
    [...css.matchAll(CLASS_RULE)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
  );

const classesOf = (html: string): string[] =>
  [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').split(/\s+/),
  );

/**
 * Each page brings its own styles (src/pages/_styles). A class for which another page has a rule and
 * this one has none stands in a folder that the page's sheet forgets.
 */
export const unstyledClasses = (pages: readonly BuiltPage[]): string[] => {
  const known = new Set(pages.flatMap(({ html }) => classesWithRule(html)));
  return pages.flatMap(({ name, html }) => {
    const own = new Set(classesWithRule(html));
    const missing = classesOf(html).filter(
      (one) => known.has(one) && !own.has(one) && !MARKS.has(one),
    );
    return missing.length > 0
      ? [`${name} has no rule for ${[...new Set(missing)].join(', ')}: see src/pages/_styles`]
      : [];
  });
};

const HANZI_SHEET = /<link rel="stylesheet" href="(\/fonts\/[^"]+\.css)"/;
/** What a voice says and no one sees. */
const ONLY_HEARD = / data-(?:speak|hanzi)="[^"]*"/g;
const RANGE = /unicode-range:([^;}]+)/g;

/**
 * Hanzi of a page that has the Chinese typeface, yet not for them. `read` gives the text of a file by
 * its address.
 */
export const hanziWithoutTypeface = (
  pages: readonly BuiltPage[],
  read: (address: string) => string,
): string[] =>
  pages.flatMap(({ name, html }) => {
    const sheet = HANZI_SHEET.exec(html)?.[1];
    if (sheet === undefined) return [];
    const ranges = [...read(sheet).matchAll(RANGE)].map(([, range = '']) => inUnicodeRange(range));
    const hanzi = new Set(html.replaceAll(ONLY_HEARD, '').match(/\p{Script=Han}/gu));
    const missing = [...hanzi].filter((one) => !ranges.some((isInside) => isInside(one)));
    return missing.length > 0
      ? [`${name} has no typeface for ${missing.join('')}: see src/pages/fonts/_hanzi-texts.ts`]
      : [];
  });

const SCRIPT = /<(?:script[^>]*\ssrc|link rel="modulepreload"[^>]*\shref)="([^"]+\.js)"/g;
const IMPORTED = /(?:from|import)\s*["'`]\.(\/[\w.~-]+\.js)["'`]/g;

/**
 * Pages without an island whose scripts bring React all the same, by way of a shared part. `read`
 * gives the text of a file by its address.
 */
export const needlessReact = (
  pages: readonly BuiltPage[],
  read: (address: string) => string,
): string[] => {
  const bringsReact = (address: string, seen: Set<string>): boolean => {
    if (seen.has(address)) return false;
    seen.add(address);
    if (/\/react\.[^/]+$/.test(address)) return true;
    const folder = address.slice(0, address.lastIndexOf('/'));
    return [...read(address).matchAll(IMPORTED)].some(([, file = '']) =>
      bringsReact(folder + file, seen),
    );
  };
  return pages.flatMap(({ name, html }) => {
    if (html.includes('<astro-island')) return [];
    const seen = new Set<string>();
    return [...html.matchAll(SCRIPT)].some(([, address = '']) => bringsReact(address, seen))
      ? [`${name} has no island and brings React: see the groups in astro.config.mjs`]
      : [];
  });
};

/** Pages with islands that say they have none (Site.astro), and so neither keep an early press nor tell a failure. */
export const islandsUnaided = (pages: readonly BuiltPage[]): string[] =>
  pages.flatMap(({ name, html }) =>
    html.includes('<astro-island') && !html.includes('data-island-failure')
      ? [`${name} has an island and says hasIslands={false}`]
      : [],
  );
