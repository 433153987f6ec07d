import { createSchema } from 'sanity';
import { expect, test } from 'vitest';
import { studioTypes } from './studio-types.ts';

const schema = createSchema({ name: 'studio', types: studioTypes });

type Fieldset = { name: string; fields?: { name: string }[] };
const rowsOf = (type: string) =>
  (schema.get(type) as { fieldsets: Fieldset[] }).fieldsets
    .filter(({ name }) => name?.endsWith('-row'))
    .map(({ fields = [] }) => fields.map(({ name }) => name));

test('the Studio accepts the types without an error or a warning', () => {
  const problems = (schema._validation ?? []).flatMap(({ problems }) => problems);
  expect(problems).toEqual([]);
});

test('an English field and its Arabic sibling share a row', () => {
  expect(rowsOf('word')).toEqual([
    ['english', 'englishAr'],
    ['meaning', 'meaningAr'],
    ['searchWords', 'searchWordsAr'],
  ]);
  expect(rowsOf('contentCard')).toContainEqual(['title', 'titleAr']);
});

test('each language is named at its field, and none above the row', () => {
  const { fieldsets } = schema.get('phraseSection') as unknown as {
    fieldsets: { title?: string; fields?: { type: { title: string } }[] }[];
  };
  const row = fieldsets.find(({ title }) => title === 'Title');
  expect(row?.fields?.map(({ type }) => type.title)).toEqual(['Title (English)', 'Title (Arabic)']);
});

test('every picture says which shape it wants', () => {
  for (const [type, name, shape] of [
    ['contentCard', 'picture', '1200 × 750'],
    ['festival', 'picture', '1600 × 900'],
    ['festival', 'scene', '1600 × 900'],
    ['gameItem', 'picture', 'of any shape'],
    ['phraseSection', 'picture', '1080 × 360'],
    ['dialogue', 'picture', '1080 × 360'],
    ['radical', 'picture', '800 × 800'],
    ['homePage', 'tutorPicture', '1200 × 900'],
  ] as const) {
    const { fields } = schema.get(type) as unknown as {
      fields: { name: string; type: { description?: string } }[];
    };
    const field = fields.find((one) => one.name === name);
    expect([type, name, field?.type.description]).toEqual([
      type,
      name,
      expect.stringContaining(shape),
    ]);
  }
});

test('every type of the Studio can be opened', () => {
  for (const name of schema.getTypeNames()) {
    const type = schema.get(name) as { fields?: { type: { fieldsets?: unknown } }[] };
    for (const field of type.fields ?? []) expect(() => field.type.fieldsets).not.toThrow();
  }
});
