import { describe, expect, test } from 'vitest';
import type { ListedTutor } from '../listed-tutor.ts';
import { filterQuery, readFilters, withoutEmpty, type Filters } from './filters.ts';
import { loosen, searchTutors } from './search.ts';

const HOUR = 3_600_000;
/** A Monday, noon in UTC, three in the afternoon in Riyadh. */
const NOW = Date.UTC(2027, 0, 4, 12);
const filters = (query = '') => readFilters(new URLSearchParams(query)).filters;

const tutor = (id: string, more: Partial<ListedTutor> = {}): ListedTutor => ({
  id,
  slug: id,
  name: id,
  picture: undefined,
  short: '',
  languages: [{ language: 'ar', proficiency: 'advanced' }],
  categories: ['Conversational'],
  ageRange: 'adult',
  priceUsd: 20,
  zone: 'Asia/Shanghai',
  // Tuesday, nine in the morning in Riyadh.
  starts: Float64Array.from([NOW + 18 * HOUR]),
  ...more,
});
const idsFor = (tutors: ListedTutor[], query: string) =>
  searchTutors(tutors, filters(query), NOW).tutors.map(({ id }) => id);

test('a zone in other letters is the same zone', () => {
  expect(filters('zone=aSiA/rIyAdH&day=tue').zone).toBe('Asia/Riyadh');
});

describe('the list of tutors', () => {
  test('keeps to every filter', () => {
    const lan = tutor('lan');
    const others = [
      tutor('dear', { priceUsd: 21 }),
      tutor('mute', { languages: [] }),
      tutor('school', { categories: ['Saudi School Curriculum'] }),
      tutor('young', { ageRange: 'elementary' }),
      tutor('evening', { starts: Float64Array.from([NOW + 27 * HOUR]) }),
    ];
    const query =
      'zone=Asia/Riyadh&day=tue&time=morning&price=75&language=ar&category=conversation&age=18%2B';
    expect(idsFor([...others, lan], query)).toEqual(['lan']);
    expect(idsFor([...others, lan], '')).toHaveLength(6);
  });

  test('means days and times on the clock of the visitor', () => {
    const [lan] = [tutor('lan')];
    expect(idsFor([lan], 'zone=Asia/Riyadh&day=tue&time=morning')).toEqual(['lan']);
    // The same hour is two in the afternoon in Beijing, and one in the night in New York.
    expect(idsFor([lan], 'zone=Asia/Shanghai&day=tue&time=afternoon')).toEqual(['lan']);
    expect(idsFor([lan], 'zone=Asia/Shanghai&day=tue&time=morning')).toEqual([]);
    expect(idsFor([lan], 'zone=America/Los_Angeles&day=mon&time=evening')).toEqual(['lan']);
  });

  test('holds nobody’s hours after midnight for their morning', () => {
    // Tuesday, three in the night in Riyadh.
    const late = tutor('late', { starts: Float64Array.from([NOW + 12 * HOUR]) });
    expect(idsFor([late], 'zone=Asia/Riyadh&day=tue&time=morning')).toEqual([]);
    expect(idsFor([late], 'zone=Asia/Riyadh&day=tue&time=night')).toEqual(['late']);
  });

  test('takes no days and times on a clock that nobody named', () => {
    const { filters: read, fault } = readFilters(new URLSearchParams('day=sun'));
    expect(fault).toBe('zone_needed');
    expect(searchTutors([tutor('lan')], read, NOW).total).toBe(1);
  });

  test('puts who fits best first, then who is free soonest', () => {
    const little = tutor('little', { languages: [{ language: 'ar', proficiency: 'beginner' }] });
    const later = tutor('later', { starts: Float64Array.from([NOW + 48 * HOUR]) });
    const never = tutor('never', { starts: new Float64Array() });
    const all = [little, never, later, tutor('soon')];
    expect(idsFor(all, 'language=ar')).toEqual(['soon', 'later', 'never', 'little']);
  });

  test('does not count hours that are too soon by now, nor further away than 28 days', () => {
    const starts = Float64Array.from([NOW + HOUR, NOW + 50 * HOUR, NOW + 29 * 24 * HOUR]);
    const { tutors } = searchTutors([tutor('lan', { starts })], filters(), NOW);
    expect(tutors[0]?.soonest).toBe(NOW + 50 * HOUR);
  });

  test('says where nobody fits how many come back without one filter', () => {
    const tutors = [
      tutor('dear', { priceUsd: 40 }),
      tutor('dear too', { priceUsd: 40 }),
      tutor('young', { ageRange: 'elementary' }),
      tutor('neither', { priceUsd: 40, ageRange: 'elementary' }),
    ];
    const asked = filters('price=75&age=18%2B');
    const found = searchTutors(tutors, asked, NOW);
    expect(found).toMatchObject({
      total: 0,
      loosened: [
        { group: 'price', count: 2 },
        { group: 'age', count: 1 },
      ],
    });
    for (const { group, count } of found.loosened)
      expect(searchTutors(tutors, loosen(asked, group), NOW).total).toBe(count);
  });

  test('has pages, and the last one for whoever asks for a later one', () => {
    const many = Array.from({ length: 30 }, (_, index) => tutor(String(index).padStart(2, '0')));
    expect(idsFor(many, 'page=2')).toHaveLength(6);
    expect(idsFor(many, 'page=9')).toEqual(idsFor(many, 'page=2'));
  });
});

describe('the filters of an address', () => {
  test('are read as they were written', () => {
    const all: Filters = {
      zone: 'Africa/Cairo',
      days: ['sun', 'tue'],
      parts: ['evening'],
      price: 120,
      language: 'ar',
      category: 'school',
      age: '6-12',
      page: 2,
    };
    expect(filters(filterQuery(all))).toEqual(all);
    expect(filterQuery(filters())).toBe('');
  });

  test('leave out what can’t be read, and say so', () => {
    const read = readFilters(new URLSearchParams('zone=Mars&price=cheap&day=someday&language=ar'));
    expect(read.fault).toBe('unreadable');
    expect(read.filters).toEqual({ ...filters(), language: 'ar' });
  });

  test('take empty fields of the form for none', () => {
    const read = readFilters(new URLSearchParams('zone=&price=&language=&category=&age='));
    expect(read).toEqual({ filters: filters(), fault: undefined });
  });

  test('lead from an address with empty fields to the one without, and from no other', () => {
    const clean = (query: string) => withoutEmpty(new URLSearchParams(query));
    expect(clean('zone=Asia/Riyadh&day=sun&day=tue&price=&language=')).toBe(
      '?zone=Asia%2FRiyadh&day=sun&day=tue',
    );
    expect(clean('zone=&price=')).toBe('');
    expect(clean('zone=Mars&day=sun&other=1')).toBeUndefined();
    expect(clean('')).toBeUndefined();
  });
});
