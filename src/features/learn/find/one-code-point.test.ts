import { expect, test } from 'vitest';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { getRadicalsArticle } from '#src/content/radicals.ts';
import { inOneCodePoint } from './one-code-point.ts';

test('a radical or a side form is the same character in whichever code point it is typed', () => {
  expect(inOneCodePoint('⽔')).toBe('水');
  expect(inOneCodePoint('⺡')).toBe('氵');
  expect(inOneCodePoint('水果 and 氵')).toBe('水果 and 氵');
});

test('what an editor gave as a side form stays as it is, and its code point of radicals is it too', async () => {
  const { carousel, selectable } = await getRadicalsArticle();
  const characters = (await getHanziLevels()).flatMap((level) => level.characters);
  const forms = [...carousel, ...selectable, ...characters].flatMap(({ sideForms }) => sideForms);
  expect(forms.length).toBeGreaterThan(8);
  expect(forms.map(inOneCodePoint)).toEqual(forms);
  const block = Array.from({ length: 0x2ef4 - 0x2e80 }, (_, at) =>
    String.fromCodePoint(0x2e80 + at),
  );
  const known = new Set(block.map(inOneCodePoint));
  expect(forms.filter((form) => !known.has(form))).toEqual([]);
});
