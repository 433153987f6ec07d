import { defineArrayMember, defineField, type FieldDefinition } from '@sanity/types';
import { fieldIn, LOCALE_FACTS, LOCALES, localesWith } from '#src/i18n/locales.ts';
import type { Area } from '#src/i18n/table.ts';

/** The languages as editors meet them: the one that gives the fields their names comes first. */
const IN_ORDER = LOCALES.toSorted((one, other) =>
  LOCALE_FACTS[one].fieldSuffix.localeCompare(LOCALE_FACTS[other].fieldSuffix),
);

/** Tabs of a document: what each language says, and what all share. */
export const LANGUAGE_GROUPS = [
  ...IN_ORDER.map((name) => ({ name: name as string, title: LOCALE_FACTS[name].name as string })),
  { name: 'shared', title: 'Shared' },
];

type Words = { title: string; description?: string; optional?: boolean };

/** A text of one line. */
export const line = (name: string, { optional = false, ...words }: Words) =>
  defineField({
    name,
    ...words,
    type: 'string',
    validation: (rule) => (optional ? rule : rule.required()),
  });

/** A text of one paragraph. */
export const paragraph = (name: string, { optional = false, ...words }: Words) =>
  defineField({
    name,
    ...words,
    type: 'text',
    rows: 4,
    validation: (rule) => (optional ? rule : rule.required()),
  });

/** A list of paragraphs. */
export const paragraphs = (name: string, { optional = false, ...words }: Words) =>
  defineField({
    name,
    ...words,
    type: 'array',
    of: [defineArrayMember({ type: 'text', rows: 4 })],
    validation: (rule) => (optional ? rule : rule.required()),
  });

type FieldMaker = (name: string, words: Words) => FieldDefinition;

/** A place in a row of documents. */
export const place = defineField({
  name: 'order',
  title: 'Place in the row',
  description: 'Smaller numbers come first; 2.5 stands between 2 and 3.',
  type: 'number',
  validation: (rule) => rule.required(),
});

/** A field and its siblings in the languages of an area: `title`, `titleAr` (cms/README.md). */
export const inEachLanguage = (
  area: Area,
  make: FieldMaker,
  name: string,
  words: Words,
): FieldDefinition[] => {
  const languages: readonly string[] = localesWith(area);
  return IN_ORDER.filter((locale) => languages.includes(locale)).map((locale) => {
    const title = `${words.title} (${LOCALE_FACTS[locale].englishName})`;
    return make(fieldIn(locale, name), { ...words, title });
  });
};

/** What a field and its siblings are called together: `Title` of `Title (English)`. */
export const titleWithoutLanguage = (title: string): string => title.replace(/ \(\w+\)$/, '');

/** Puts the fields of a document under their language's tab. */
export const byLanguage = (fields: FieldDefinition[]): FieldDefinition[] => {
  const names = new Set(fields.map(({ name }) => name));
  return fields.map((field) => ({ ...field, group: groupOf(field.name, names) }));
};

const groupOf = (name: string, names: ReadonlySet<string>): string => {
  const sibling = siblingOf(name, names);
  if (sibling) return sibling.locale;
  return hasSiblings(name, names) ? (IN_ORDER[0] ?? 'shared') : 'shared';
};

/** Of what a field is the sibling, and in which language: `titleAr` that of `title` in Arabic. */
export const siblingOf = (name: string, names: ReadonlySet<string>) => {
  for (const locale of LOCALES) {
    const { fieldSuffix } = LOCALE_FACTS[locale];
    const of = fieldSuffix && name.endsWith(fieldSuffix) ? name.slice(0, -fieldSuffix.length) : '';
    if (of && names.has(of)) return { locale, of };
  }
  return undefined;
};

/** Whether a field has siblings in other languages. */
export const hasSiblings = (name: string, names: ReadonlySet<string>): boolean =>
  LOCALES.some((locale) => fieldIn(locale, name) !== name && names.has(fieldIn(locale, name)));
