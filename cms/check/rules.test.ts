import { describe, expect, test } from 'vitest';
import { frozenContent } from '#tests/frozen-content.ts';
import { articlesFaults } from './faults/articles.ts';
import { dialoguesFaults, sharedWithDialogues } from './faults/dialogues.ts';
import type { Fault } from './faults/fault.ts';
import { fieldsFaults } from './faults/fields.ts';
import { legalFaults } from './faults/legal.ts';
import { radicalsFaults } from './faults/radicals.ts';
import { textsFaults } from './faults/texts.ts';
import { RULES, type RuleName } from './rules.ts';

// The type asks for a planted fault for every rule.
const FAULTS: Record<RuleName, [Fault, ...Fault[]]> = {
  ...fieldsFaults,
  ...textsFaults,
  ...articlesFaults,
  ...radicalsFaults,
  ...legalFaults,
  ...dialoguesFaults,
};

const faultsOf = (rule: RuleName): Fault[] => {
  const shared = Object.entries(sharedWithDialogues).filter(([name]) => name === rule);
  return [...FAULTS[rule], ...shared.map(([, one]) => one)];
};

const sound = frozenContent();

const reportsOf = (rule: RuleName, plant: Fault['plant']): string[] => {
  const content = { ...sound, documents: structuredClone(sound.documents) };
  plant((id) => content.documents.find(({ _id }) => _id === id), content);
  return RULES[rule](content).map(({ document, field }) => `${document} › ${field}`);
};

describe.each(Object.keys(FAULTS) as RuleName[])('%s', (rule) => {
  test.each(faultsOf(rule))('$name', ({ at, plant }) => {
    expect(reportsOf(rule, plant)).toContain(at);
  });
});
