import { createSchema } from 'sanity';
import { expect, test } from 'vitest';
import { schemaTypes } from './index.ts';
import { pathStep } from './objects/path-step.ts';

test('the studio accepts the schema without an error or a warning', () => {
  const schema = createSchema({ name: 'hanlu', types: schemaTypes });
  const problems = (schema._validation ?? []).flatMap(({ path, problems }) =>
    problems.map(({ message }) => `${path.map((part) => JSON.stringify(part)).join()}: ${message}`),
  );
  expect(problems).toEqual([]);
});

test('a step of a path is named by its own title, else by what is learnt there', () => {
  const named = (value: Record<string, string>) => pathStep.preview?.prepare?.(value).title;
  expect(named({ own: 'What the parts tell', learnt: 'Basics to Radicals' })).toBe(
    'What the parts tell',
  );
  expect(named({ learnt: 'A taxi to the station' })).toBe('A taxi to the station');
  expect(named({ festival: 'Lantern Festival' })).toBe('Lantern Festival');
});
