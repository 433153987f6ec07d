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
  ]);
  expect(rowsOf('contentCard')).toContainEqual(['title', 'titleAr']);
});

test('every type of the Studio can be opened', () => {
  for (const name of schema.getTypeNames()) {
    const type = schema.get(name) as { fields?: { type: { fieldsets?: unknown } }[] };
    for (const field of type.fields ?? []) expect(() => field.type.fieldsets).not.toThrow();
  }
});
