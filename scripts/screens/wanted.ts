import type { SitePage } from './pages.ts';

export const WIDTHS = [390, 1440, 2560] as const;
const SCHEMES = ['light', 'dark'] as const;
const LOCALES = ['ar', 'en'] as const;

/** A page as one reader meets it. */
export type Screen = SitePage & {
  locale: (typeof LOCALES)[number];
  width: (typeof WIDTHS)[number];
  scheme: (typeof SCHEMES)[number];
};

/**
 * The screens of these pages that words choose: a width, a scheme, a language, or a part of a path.
 * Words of one kind stand beside each other, and a kind without a word chooses all.
 */
export const chosen = (pages: readonly SitePage[], words: readonly string[]): Screen[] => {
  const isOf = (list: readonly (string | number)[]) => (word: string) =>
    list.map(String).includes(word);
  const kinds = [isOf(WIDTHS), isOf(SCHEMES), isOf(LOCALES)];
  const paths = words.filter((word) => !kinds.some((isKind) => isKind(word)));
  const among = <T extends string | number>(list: readonly T[]) => {
    const named = list.filter((one) => words.includes(String(one)));
    return named.length > 0 ? named : list;
  };
  const wanted = pages.filter(
    ({ path }) => paths.length === 0 || paths.some((part) => path.includes(part)),
  );
  return among(WIDTHS).flatMap((width) =>
    among(SCHEMES).flatMap((scheme) =>
      among(LOCALES).flatMap((locale) =>
        wanted.map((page) => ({ ...page, locale, width, scheme })),
      ),
    ),
  );
};

/** The name of a screen's picture in the folder. */
export const fileOf = ({ path, width, scheme, locale }: Screen): string => {
  const name = path.replace(/^\//, '').replaceAll(/[^\w-]+/g, '_') || 'home';
  return `${width}/${name}.${locale}.${scheme}.webp`;
};
