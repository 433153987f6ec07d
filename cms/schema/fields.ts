import { defineArrayMember, defineField, type FieldDefinition } from '@sanity/types';
import { fieldIn, LOCALE_NAMES } from '#src/i18n/locales.ts';

/** Tabs of a document: what each language says, and what both share. */
export const LANGUAGE_GROUPS = [
  { name: 'en', title: LOCALE_NAMES.en },
  { name: 'ar', title: LOCALE_NAMES.ar },
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

/** A field and its Arabic sibling: `title`, `titleAr` (cms/README.md, conventions). */
export const bilingual = (make: FieldMaker, name: string, words: Words): FieldDefinition[] => [
  make(name, words),
  make(fieldIn('ar', name), { ...words, title: `${words.title} (Arabic)` }),
];

/** Puts the fields of a document under their language's tab. */
export const byLanguage = (fields: FieldDefinition[]): FieldDefinition[] => {
  const names = new Set(fields.map(({ name }) => name));
  return fields.map((field) => ({ ...field, group: groupOf(field.name, names) }));
};

const groupOf = (name: string, names: Set<string>) => {
  if (names.has(fieldIn('ar', name))) return 'en';
  return name.endsWith(fieldIn('ar', '')) ? 'ar' : 'shared';
};
