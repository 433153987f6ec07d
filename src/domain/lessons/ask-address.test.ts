import { expect, test } from 'vitest';
import { askAddressIn, askPath } from './ask-address.ts';

const START = Date.UTC(2027, 2, 28, 15);

test('whoever answers questions first comes back to the hour that they wanted', () => {
  const address = `/ar${askPath('lan-li', { start: START, zone: 'Asia/Riyadh' })}`;
  expect(address).toBe(
    '/ar/tutors/lan-li/ask?start=2027-03-28T15%3A00%3A00.000Z&zone=Asia%2FRiyadh',
  );
  expect(askAddressIn(`?${new URLSearchParams({ next: address }).toString()}`)).toBe(address);
});

test.each([
  'https://evil.example/ar/tutors/lan/ask?zone=UTC',
  '//evil.example/tutors/lan/ask?zone=UTC',
  '/ar/tutors/lan/../../api/logout?zone=UTC',
  '/ar/tutors/lan/ask?zone=UTC#<script>',
  '/ar/student',
  '',
])('no other address is led to: %s', (next) => {
  expect(askAddressIn(`?${new URLSearchParams({ next }).toString()}`)).toBeUndefined();
});
