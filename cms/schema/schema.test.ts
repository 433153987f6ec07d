import { createSchema } from 'sanity';
import { expect, test } from 'vitest';
import { schemaTypes } from './index.ts';

test('the studio accepts the schema without an error or a warning', () => {
  const schema = createSchema({ name: 'hanlu', types: schemaTypes });
  const problems = (schema._validation ?? []).flatMap(({ path, problems }) =>
    problems.map(({ message }) => `${path.map((part) => JSON.stringify(part)).join()}: ${message}`),
  );
  expect(problems).toEqual([]);
});
