import { describe, expect, test } from 'vitest';
import { findLanguages, LANGUAGE_CODES, languagesFor } from './languages.ts';

const codes = (typed: string) => findLanguages(languagesFor('en'), typed).map(({ code }) => code);

test('about a hundred languages have a name of their own in both languages', () => {
  const languages = languagesFor('ar');
  expect(languages.length).toBeGreaterThan(100);
  expect(new Set(languages.map(({ names }) => names.en)).size).toBe(languages.length);
  expect(new Set(languages.map(({ names }) => names.ar)).size).toBe(languages.length);
  expect(languages.map(({ code }) => code).toSorted()).toEqual(LANGUAGE_CODES.toSorted());
  for (const { names } of languages) expect(names.ar).toMatch(/^[\p{Script=Arabic}\p{M} ]+$/u);
});

test('English and Chinese come first, the others by the alphabet of the page', () => {
  const names = languagesFor('en').map((language) => language.names.en);
  expect(names.slice(0, 3)).toEqual(['English', 'Chinese', 'Afrikaans']);
  expect(names.slice(2)).toEqual(names.slice(2).toSorted(new Intl.Collator('en').compare));
  expect(
    languagesFor('ar')
      .slice(0, 2)
      .map(({ names }) => names.ar),
  ).toEqual(['الإنجليزية', 'الصينية']);
});

test('Arabic is not for choice: it is there already', () => {
  expect(LANGUAGE_CODES).not.toContain('ar');
});

describe('search', () => {
  test.each([
    ['', 'en'],
    ['chin', 'zh'],
    ['الصين', 'zh'],
    ['صيني', 'zh'],
    ['فرنسيه', 'fr'],
    ['اوردي', 'ur'],
    ['FRENCH ', 'fr'],
    ['maori', 'mi'],
    ['yue', 'yue'],
  ])('“%s” finds %s first', (typed, code) => {
    expect(codes(typed)[0]).toBe(code);
  });

  test('what begins so comes before what contains it', () => {
    const found = codes('ta');
    expect(found.indexOf('it')).toBeGreaterThan(found.indexOf('tt'));
    expect(found.indexOf('tt')).toBeGreaterThan(-1);
  });

  test('what nobody speaks finds nothing', () => {
    expect(codes('klingon')).toEqual([]);
  });
});
