import { defineArrayMember, defineField, type FieldDefinition } from '@sanity/types';

/** Tabs of a document: what each language says, and what both share. */
export const LANGUAGE_GROUPS = [
  { name: 'en', title: 'English' },
  { name: 'ar', title: 'العربية' },
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
  make(`${name}Ar`, { ...words, title: `${words.title} (Arabic)` }),
];

/** Puts the fields of a document under their language's tab. */
export const byLanguage = (fields: FieldDefinition[]): FieldDefinition[] => {
  const names = new Set(fields.map(({ name }) => name));
  return fields.map((field) => ({ ...field, group: groupOf(field.name, names) }));
};

const groupOf = (name: string, names: Set<string>) => {
  if (names.has(`${name}Ar`)) return 'en';
  return name.endsWith('Ar') ? 'ar' : 'shared';
};
