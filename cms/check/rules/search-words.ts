import { SEARCH_WORDS } from '#cms/schema/search-words.ts';
import { foundBy, withoutArticle } from '#src/domain/search-words.ts';
import { fieldIn, localesWith, type Locale } from '#src/i18n/locales.ts';
import type { Rule } from '../content.ts';
import { typedObjects, type TypedObject } from '../schema-walk.ts';
import { inside, textIn } from '../walk.ts';

/** Letters that nobody types who looks for something in a language: Arabic speakers type “wifi” as well. */
const FOREIGN: Record<Locale, RegExp> = {
  ar: /(?![\p{Script=Arabic}\p{Script=Latin}])\p{L}/u,
  en: /(?!\p{Script=Latin})\p{L}/u,
};

/** More is no search, but a sentence. */
const LONGEST = 40;

/** Where a type says what it means, if not in its field of that name. */
const MEANINGS: Partial<Record<string, Record<Locale, string>>> = {
  phrase: { en: 'english', ar: 'arabic' },
  word: { en: 'english', ar: 'englishAr' },
  festival: { en: 'name', ar: 'nameAr' },
  gameItem: { en: 'name', ar: 'arabicTranslation' },
};

const meaningOf = ({ type, value }: TypedObject, locale: Locale): string =>
  textIn(value, MEANINGS[type]?.[locale] ?? fieldIn(locale, 'meaning'));

/** What a query is held against: it has lost its article by then. */
const comparedWords = (text: string) => foundBy(text).map(withoutArticle);

/** What is also searched for is in its language, short, and finds what the meaning does not (FIND-5). */
export const searchWords: Rule = ({ documents }) =>
  documents.flatMap((document) =>
    typedObjects(document).flatMap((object) =>
      localesWith('learn').flatMap((locale) =>
        faultsIn(object, locale).map((fault) => ({ document: document._id, ...fault })),
      ),
    ),
  );

const faultsIn = (object: TypedObject, locale: Locale) => {
  const name = fieldIn(locale, SEARCH_WORDS);
  const list = object.value[name];
  if (!Array.isArray(list)) return [];
  const known = new Set(comparedWords(meaningOf(object, locale)));
  return list.flatMap((text: unknown, index) => {
    if (typeof text !== 'string' || text.trim() === '') return [];
    const message = faultOf(text, locale, known);
    for (const word of comparedWords(text)) known.add(word);
    return message ? [{ field: inside(inside(object.field, name), index), message }] : [];
  });
};

/** The letters of a language, as a fault names them. */
const LETTERS: Record<Locale, string> = { ar: 'Arabic or Latin', en: 'English' };

const faultOf = (text: string, locale: Locale, known: ReadonlySet<string>) => {
  if (FOREIGN[locale].test(text)) {
    return `must be in ${LETTERS[locale]} letters alone`;
  }
  if (text.length > LONGEST) return `must be ${LONGEST} characters or fewer, as people type it`;
  if (comparedWords(text).every((word) => known.has(word))) {
    return 'finds nothing new: its words are in the meaning, or in those before it';
  }
  return undefined;
};
