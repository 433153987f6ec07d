import { localesWith, type Locale } from '#src/i18n/locales.ts';
import type { Area } from '#src/i18n/table.ts';

type Document = { readonly _id: string; readonly _type: string; readonly [field: string]: unknown };
type Place = (document: Document, all: readonly Document[]) => string | undefined;

const ARTICLES = '/contents/articles';

const article = ({ slug }: Document): string | undefined =>
  typeof slug === 'string' ? `${ARTICLES}/${slug}` : undefined;

const articleOfType = (all: readonly Document[], type: string): string | undefined => {
  const found = all.find(({ _type }) => _type === type);
  return found && article(found);
};

const refersTo = (document: Document, id: string): boolean =>
  Array.isArray(document['sections']) &&
  document['sections'].some((one: { _ref?: unknown }) => one?._ref === id);

/** Where readers meet the documents of each type; what has no page of its own, on the page that shows it. */
const PLACES: Readonly<Record<string, Place>> = {
  siteSettings: () => '/',
  homePage: () => '/',
  contentCard: () => '/contents',
  phrasesArticle: article,
  soundsArticle: article,
  festivalsArticle: article,
  radicalsArticle: article,
  phraseSection: ({ _id }, all) => {
    const found = all.find((one) => one._type === 'phrasesArticle' && refersTo(one, _id));
    const address = found && article(found);
    return address && `${address}#${_id}`;
  },
  dialogue: ({ slug }) => (typeof slug === 'string' ? `/contents/dialogues/${slug}` : undefined),
  festival: ({ slug }, all) => {
    const address = articleOfType(all, 'festivalsArticle');
    return address && (typeof slug === 'string' ? `${address}#${slug}` : address);
  },
  radical: (_, all) => articleOfType(all, 'radicalsArticle'),
  recipe: (_, all) => {
    const address = articleOfType(all, 'radicalsArticle');
    return address && `${address}/combinations`;
  },
  hanziLevel: () => '/contents/games/hanzi-stroke-practice',
  learningPath: ({ slug }) => (typeof slug === 'string' ? `/today#path-${slug}` : undefined),
  legalDocument: ({ kind }) => (typeof kind === 'string' ? `/${kind}` : undefined),
  tutorFaq: () => '/teacher-signup',
};

/** Whose pages show the documents of a type, where those are not the learners'. */
const AREAS: Readonly<Record<string, Area>> = { siteSettings: 'common', tutorFaq: 'teach' };

/**
 * The path without language, and with a fragment where there is one, of the page on which readers
 * meet a document. Undefined where no page shows it: a section that no article has.
 */
export const placeOnSite = (document: Document, all: readonly Document[]): string | undefined =>
  PLACES[document._type]?.(document, all);

/** Whether some page shows documents of a type. */
export const isOnSite = (type: string): boolean => Object.hasOwn(PLACES, type);

/** The languages in which readers meet a document. A legal text is written in one of them. */
export const localesOnSite = ({
  _type,
  language,
}: {
  _type: string;
  language?: unknown;
}): Locale<'common'>[] =>
  localesWith(AREAS[_type] ?? 'learn').filter(
    (locale) => _type !== 'legalDocument' || locale === language,
  );
