import { expect, test } from 'vitest';
import { readContent } from './content.ts';
import { findingsIn } from './findings.ts';
import { RULES } from './rules.ts';
import { ofType } from './walk.ts';

const content = readContent();

test.each(Object.entries(RULES))('the dataset keeps the rule: %s', (_, rule) => {
  expect(rule(content).filter(({ severity }) => severity !== 'warning')).toEqual([]);
});

test('of the dialogues nothing asks for a second look: each reading is sure, no line stands twice', () => {
  const dialogues = new Set(ofType(content, 'dialogue').map(({ _id }) => _id));
  expect(dialogues.size).toBeGreaterThanOrEqual(10);
  const findings = findingsIn(content).filter(({ document }) => dialogues.has(document));
  expect(findings.map(({ sentence }) => sentence)).toEqual([]);
}, 60_000);
