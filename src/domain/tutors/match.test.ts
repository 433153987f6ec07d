import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGES } from '../learner-age.ts';
import { PROFICIENCIES } from '../proficiency.ts';
import { SHORT_DAYS } from '../week.ts';
import { AGE_RANGES, LESSON_CATEGORIES } from './choices.ts';
import {
  bestMatches,
  fitsWholly,
  matchOf,
  ranked,
  type Candidate,
  type Reason,
  type Wishes,
} from './match.ts';
import { cellsOf, DAY_PARTS } from './week-cells.ts';

const CODES = ['ar', 'en', 'zh', 'fr'];

const wishes: fc.Arbitrary<Wishes> = fc.record({
  languages: fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 3 }),
  common: fc.uniqueArray(fc.constantFrom(...CODES), { maxLength: 3 }),
  times: fc.option(
    fc.record({
      days: fc.uniqueArray(fc.constantFrom(...SHORT_DAYS)),
      parts: fc.uniqueArray(fc.constantFrom(...DAY_PARTS)),
    }),
    { nil: undefined },
  ),
  budget: fc.option(
    fc.integer({ min: 20, max: 400 }).map((min) => ({ min, max: min + 60 })),
    { nil: undefined },
  ),
  categories: fc.uniqueArray(fc.constantFrom(...LESSON_CATEGORIES)),
  age: fc.option(fc.constantFrom(...AGES), { nil: undefined }),
});

const candidate = (id: fc.Arbitrary<string>): fc.Arbitrary<Candidate> =>
  fc.record({
    id,
    languages: fc.uniqueArray(
      fc.record({
        language: fc.constantFrom(...CODES),
        proficiency: fc.constantFrom(...PROFICIENCIES),
      }),
      { selector: ({ language }) => language },
    ),
    categories: fc.uniqueArray(fc.constantFrom(...LESSON_CATEGORIES)),
    ageRange: fc.option(fc.constantFrom(...AGE_RANGES), { nil: undefined }),
    priceUsd: fc.integer({ min: 1, max: 200 }),
    free: fc.option(fc.integer({ min: 0, max: 2 ** 28 - 1 }), { nil: undefined }),
    soonest: fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: undefined }),
  });

const some = fc.uniqueArray(candidate(fc.uuid()), { maxLength: 12, selector: ({ id }) => id });
const one = candidate(fc.uuid());

const SAID: Wishes = {
  languages: ['ar'],
  common: [],
  times: { days: ['sun', 'tue', 'thu'], parts: ['evening'] },
  budget: { min: 50, max: 120 },
  categories: ['Saudi School Curriculum'],
  age: '6-12',
};
const LAN: Candidate = {
  id: 'lan',
  languages: [{ language: 'ar', proficiency: 'advanced' }],
  categories: ['Saudi School Curriculum', 'Conversational'],
  ageRange: 'elementary',
  priceUsd: 20,
  free: cellsOf(['sun', 'tue'], ['evening']),
  soonest: 5,
};
const reasonsOf = (tutor: Candidate) => matchOf(SAID, tutor).judged.map(({ reason }) => reason);

describe('a match', () => {
  test('says in which respects a tutor fits, and in which not', () => {
    expect(reasonsOf(LAN)).toEqual([
      { kind: 'languages', well: ['ar'], little: [], missing: [] },
      { kind: 'times', days: ['sun', 'tue'], wished: 3, parts: ['evening'] },
      { kind: 'price', riyals: 75, budget: { min: 50, max: 120 }, is: 'inside' },
      { kind: 'age', age: '6-12', isTaught: true },
      {
        kind: 'categories',
        taught: ['Saudi School Curriculum'],
        wished: ['Saudi School Curriculum'],
      },
    ]);
    expect(fitsWholly(matchOf(SAID, LAN))).toBe(false);
    const whole = { ...LAN, free: cellsOf([], []) };
    expect(fitsWholly(matchOf(SAID, whole))).toBe(true);
    expect(matchOf(SAID, whole).score).toBe(10_000);
  });

  test('says nothing about what was not asked for, nor about hours on a clock that nobody named', () => {
    const open: Wishes = {
      languages: [],
      common: [],
      times: undefined,
      budget: undefined,
      categories: [],
      age: undefined,
    };
    expect(matchOf(open, LAN)).toMatchObject({ judged: [], score: 0 });
    const kinds = reasonsOf({ ...LAN, free: undefined }).map(({ kind }) => kind);
    expect(kinds).not.toContain('times');
  });

  test('takes a beginner for somebody who speaks a little of a language, which is not to speak it', () => {
    const beginner = { ...LAN, languages: [{ language: 'ar', proficiency: 'beginner' as const }] };
    expect(reasonsOf(beginner)[0]).toEqual({
      kind: 'languages',
      well: [],
      little: ['ar'],
      missing: [],
    });
    const nobody = { ...LAN, languages: [] };
    const scores = [LAN, beginner, nobody].map((tutor) => matchOf(SAID, tutor).score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(3);
  });

  test('asks for one language that both speak where none is wished', () => {
    const wished: Wishes = { ...SAID, languages: [], common: ['ar', 'en'] };
    const heard = (...languages: Candidate['languages']) =>
      matchOf(wished, { ...LAN, languages }).judged[0];
    expect(heard({ language: 'en', proficiency: 'native' })).toEqual({
      reason: { kind: 'languages', well: ['en'], little: [], missing: [] },
      fit: 1,
    });
    expect(heard({ language: 'ar', proficiency: 'beginner' })).toEqual({
      reason: { kind: 'languages', well: [], little: ['ar'], missing: [] },
      fit: 0.4,
    });
    expect(heard({ language: 'zh', proficiency: 'native' })).toEqual({
      reason: { kind: 'languages', well: [], little: [], missing: ['ar', 'en'] },
      fit: 0,
    });
  });

  test('a price below the budget is as good as one inside it, one above is less the higher it is', () => {
    const score = (priceUsd: number) => matchOf(SAID, { ...LAN, priceUsd }).score;
    expect(score(5)).toBe(score(30));
    expect(score(33)).toBeLessThan(score(32));
    expect(score(50)).toBeLessThan(score(33));
  });
});

describe('the order of tutors', () => {
  test('one who fits better in one respect and no worse in any never ranks lower', () => {
    fc.assert(
      fc.property(wishes, one, one, (wished, first, second) => {
        const fits = (tutor: Candidate) =>
          new Map(matchOf(wished, tutor).judged.map(({ reason, fit }) => [reason.kind, fit]));
        const [left, right] = [fits(first), fits(second)];
        // Who names no clock is compared with their like.
        fc.pre(left.size === right.size && first.id !== second.id);
        const differences = [...left].map(([kind, fit]) => fit - (right.get(kind) ?? 0));
        fc.pre(differences.some((by) => by > 0) && differences.every((by) => by >= 0));
        expect(ranked(wished, [second, first])[0]?.tutor).toBe(first);
      }),
    );
  });

  test('more of what is wished never hurts: a language, a free evening, a lower price, a category', () => {
    fc.assert(
      fc.property(wishes, one, fc.nat(), (wished, tutor, chance) => {
        const better: Candidate[] = [
          {
            ...tutor,
            languages: [...tutor.languages, { language: 'ar', proficiency: 'native' }],
          },
          { ...tutor, free: tutor.free && tutor.free | (1 << (chance % 21)) },
          { ...tutor, priceUsd: tutor.priceUsd / 2 },
          { ...tutor, categories: [...LESSON_CATEGORIES] },
        ];
        const { score } = matchOf(wished, tutor);
        for (const one of better)
          expect(matchOf(wished, one).score).toBeGreaterThanOrEqual(score - 1e-6);
      }),
    );
  });

  test('is the same whatever order the tutors come in', () => {
    fc.assert(
      fc.property(
        wishes,
        some.chain((tutors) =>
          fc.tuple(fc.constant(tutors), fc.shuffledSubarray(tutors, { minLength: tutors.length })),
        ),
        (wished, [tutors, shuffled]) => {
          expect(ranked(wished, shuffled)).toEqual(ranked(wished, tutors));
        },
      ),
    );
  });

  test('lets the one who is free sooner go before whom fits as well', () => {
    const later = { ...LAN, id: 'a', soonest: 9 };
    const never = { ...LAN, id: 'b', soonest: undefined };
    expect(ranked(SAID, [never, later, LAN]).map(({ tutor }) => tutor.id)).toEqual([
      'lan',
      'a',
      'b',
    ]);
  });

  test('shows five at most, and the nearest where nobody fits at all', () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ ...LAN, id: String(index) }));
    expect(bestMatches(SAID, many)).toHaveLength(5);
    const stranger: Candidate = {
      ...LAN,
      languages: [],
      categories: [],
      ageRange: 'adult',
      priceUsd: 300,
      free: 0,
    };
    expect(bestMatches(SAID, [stranger])).toMatchObject([{ score: 0, tutor: { id: 'lan' } }]);
    expect(bestMatches(SAID, [stranger, ...many])).toHaveLength(5);
  });
});

/** Judges a reason again, from the tutor's and the learner's own words. */
const isTrue = (reason: Reason, wished: Wishes, tutor: Candidate): boolean => {
  const spoken = new Map(tutor.languages.map((one) => [one.language, one.proficiency]));
  switch (reason.kind) {
    case 'languages':
      return (
        reason.well.every((code) => spoken.has(code) && spoken.get(code) !== 'beginner') &&
        reason.little.every((code) => spoken.get(code) === 'beginner') &&
        reason.missing.every((code) => !spoken.has(code)) &&
        (wished.languages.length === 0 ||
          reason.well.length + reason.little.length + reason.missing.length ===
            wished.languages.length)
      );
    case 'times': {
      const asked = wished.times?.days.length ? wished.times.days : SHORT_DAYS;
      const parts = wished.times?.parts.length ? wished.times.parts : DAY_PARTS;
      return asked.every(
        (day) =>
          reason.days.includes(day) ===
          parts.some((part) => ((tutor.free ?? 0) & cellsOf([day], [part])) !== 0),
      );
    }
    case 'price': {
      const { min, max } = reason.budget;
      const riyals = tutor.priceUsd * 3.75;
      if (reason.riyals !== riyals) return false;
      if (reason.is === 'above') return riyals > max;
      return reason.is === 'below' ? riyals < min : riyals >= min && riyals <= max;
    }
    case 'categories':
      return reason.taught.every(
        (one) => tutor.categories.includes(one) && wished.categories.includes(one),
      );
    case 'age': {
      const ranges = { '3-6': 0, '6-12': 1, '13-17': 2, '18+': 3 };
      return reason.isTaught === (tutor.ageRange === AGE_RANGES[ranges[reason.age]]);
    }
  }
};

test('no reason is given that is not true', () => {
  fc.assert(
    fc.property(wishes, one, (wished, tutor) => {
      for (const { reason } of matchOf(wished, tutor).judged)
        expect([reason, isTrue(reason, wished, tutor)]).toEqual([reason, true]);
    }),
  );
});
