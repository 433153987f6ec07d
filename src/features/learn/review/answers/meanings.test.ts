import { describe, expect, test } from 'vitest';
import { kindOf } from '#src/domain/learning/item.ts';
import { localesWith } from '#src/i18n/locales.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { looksAlike } from '#src/learning/looks-alike.ts';
import { meansTheSame } from '#src/learning/same-meaning.ts';
import { alikeOf, choicesFor } from './meanings.ts';

const LOCALES = localesWith('learn');
const catalogues = await Promise.all(LOCALES.map(buildCatalogue));

/** Every item is asked in every language. */
const SLOW_MS = 60_000;

describe('the meanings to choose from', { timeout: SLOW_MS }, () => {
  test.each(LOCALES.map((locale, index) => [locale, catalogues[index]] as const))(
    'are four of one kind, of which one alone is right: %s',
    (_, catalogue) => {
      if (!catalogue) throw new Error('No catalogue was built');
      const wrong = catalogue.items.filter((item) => {
        const choices = choicesFor(catalogue, item, 'chance');
        return (
          choices.length !== 4 ||
          !choices.includes(item) ||
          choices.some((one) => kindOf(one.item) !== kindOf(item.item)) ||
          choices.some((one, at) => choices.slice(at + 1).some((other) => meansTheSame(one, other)))
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  test('stay as they are for one chance and differ for another', () => {
    const [catalogue] = catalogues;
    const item = catalogue?.items[20];
    if (!catalogue || !item) throw new Error('The catalogue has more than twenty items.');
    const once = choicesFor(catalogue, item, 'one');
    expect(choicesFor(catalogue, item, 'one')).toEqual(once);
    const others = Array.from({ length: 20 }, (_, n) => choicesFor(catalogue, item, `n${n}`));
    const places = new Set(others.map((choices) => choices.indexOf(item)));
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  test('tell almost none by its length, or by a note of grammar', () => {
    for (const catalogue of catalogues) {
      const told = catalogue.items.filter((item) =>
        choicesFor(catalogue, item, 'chance').every(
          (one) => one === item || !looksAlike(one, item),
        ),
      );
      expect(told.length).toBeLessThan(0.02 * catalogue.items.length);
    }
  });

  test('do not tell a question by its mark', () => {
    for (const catalogue of catalogues) {
      const questions = catalogue.items.filter(({ hanzi }) => hanzi.endsWith('？'));
      const told = questions.filter((item) =>
        choicesFor(catalogue, item, 'chance').some(({ hanzi }) => !hanzi.endsWith('？')),
      );
      expect(told).toEqual([]);
    }
  });
});

describe('two meanings', () => {
  const means = (meaning: string) => ({ meaning });
  test('are the same where they share a sense', () => {
    expect(meansTheSame(means('good, well'), means('Well'))).toBe(true);
    expect(meansTheSame(means('أنا، نفسي'), means('أَنا'))).toBe(true);
    expect(meansTheSame(means('bowl (of rice)'), means('bowl'))).toBe(true);
    expect(meansTheSame(means('to eat'), means('to drink'))).toBe(false);
  });

  test('lead to each other', () => {
    const [catalogue] = catalogues;
    const word = catalogue?.items.find(({ item }) => item === 'word.好.hǎo');
    if (!catalogue || !word) throw new Error('The content has 好.');
    expect(alikeOf(catalogue, word).map(({ hanzi }) => hanzi)).toContain('好');
    expect(alikeOf(catalogue, word)).not.toContain(word);
  });
});
