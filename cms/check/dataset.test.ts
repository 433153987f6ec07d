import { expect, test } from 'vitest';
import { readContent } from './content.ts';
import { RULES } from './rules.ts';

const content = readContent();

test.each(Object.entries(RULES))('the dataset keeps the rule: %s', (_, rule) => {
  expect(rule(content).filter(({ severity }) => severity !== 'warning')).toEqual([]);
});
