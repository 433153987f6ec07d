import { expect, test } from 'vitest';
import { wizardCopy } from '../copy.ts';
import { lackOf } from './lack.ts';

const copy = wizardCopy('en');
const lack = (...faultySteps: Parameters<typeof lackOf>[0]) =>
  lackOf(faultySteps, { locale: 'en', copy });

test('what can’t be handed in yet says which parts lack something, each once', () => {
  expect(lack(5, 1, 5, 7)).toEqual({
    at: 'parts',
    text: 'Before you submit, please complete: General Information and Availability.',
  });
});

test('the parts stand apart in every language of tutors', () => {
  const told = lackOf([1, 2, 5], { locale: 'zh', copy: wizardCopy('zh') });
  const { steps } = wizardCopy('zh').wizard;
  expect(told?.text).toContain(`${steps[1]}、${steps[2]}和${steps[5]}`);
});

test('where all parts are complete the agreements are what is missing', () => {
  expect(lack(7, 7)).toEqual({
    at: 'agreements',
    text: 'Before you submit, please tick both agreements.',
  });
});

test('a complete application lacks nothing', () => {
  expect(lack()).toBeUndefined();
});
