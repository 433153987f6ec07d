import { expect, test } from 'vitest';
import { searchOptions } from './search-options.ts';

const options = [
  { value: '+86', name: 'China', note: '+86' },
  { value: '+966', name: 'Saudi Arabia', note: '+966' },
  { value: '+966ar', name: 'المملكة العربية السعودية', note: '+966' },
  { value: '+968', name: 'عُمان', note: '+968' },
  { value: '+420', name: 'Česko', note: '+420', also: 'Czechia' },
];
const found = (typed: string) => searchOptions(options, typed).map(({ value }) => value);

test('nothing typed finds everything in its order', () => {
  expect(found(' ')).toHaveLength(options.length);
});

test.each([
  ['saudi', ['+966']],
  ['ARABIA', ['+966']],
  ['+96', ['+966', '+966ar', '+968']],
  ['86', ['+86']],
  ['عمان', ['+968']],
  ['السعوديه', ['+966ar']],
  ['cesko', ['+420']],
  ['czech', ['+420']],
  ['zzz', []],
])('“%s” finds %j', (typed, values) => {
  expect(found(typed)).toEqual(values);
});

test('names that begin with it come before names that hold it', () => {
  const cities = [
    { value: 'a', name: 'America/Santiago' },
    { value: 'b', name: 'Asia/Tokyo' },
    { value: 'c', name: 'Goose Bay' },
  ];
  expect(searchOptions(cities, 'go').map(({ value }) => value)).toEqual(['c', 'a']);
});
