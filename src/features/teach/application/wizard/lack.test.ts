import { expect, test } from 'vitest';
import { wizardCopy } from '../copy.ts';
import { lackOf } from './lack.ts';

const copy = wizardCopy('en');
const lack = (...faultySteps: Parameters<typeof lackOf>[0]) =>
  lackOf(faultySteps, { locale: 'en', copy });

test('what can’t be handed in yet says which parts lack something, each once', () => {
  expect(lack(5, 1, 5, 7)).toEqual({
    at: 'parts',
    text: 'Before you submit, please complete: General Information, Availability.',
  });
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
