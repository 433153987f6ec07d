// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showOccasions } from './show-occasions.ts';

const PAGE = `<div data-days data-next="Next: {day}" data-today="Today, {day}" data-over="No more.">
  <p>Next: 6 February 2027</p>
  <details><ul>
    <li data-start="2027-02-06" data-end="2027-02-06"> 6 February 2027 </li>
    <li data-start="2028-01-26" data-end="2028-01-26"> 26 January 2028 </li>
  </ul><p>The source</p></details>
</div>`;

const lineOn = (moment: string) => {
  document.body.innerHTML = PAGE;
  showOccasions(document, Date.parse(moment));
  return document.querySelector('p')?.textContent;
};

test('a page that was built long ago tells the next day as of today', () => {
  expect(lineOn('2026-11-23T12:00Z')).toBe('Next: 6 February 2027');
  expect(lineOn('2027-02-06T12:00Z')).toBe('Today, 6 February 2027');
  expect(lineOn('2027-02-06T16:00Z')).toBe('Next: 26 January 2028');
});

test('and says when it knows no more', () => {
  expect(lineOn('2029-01-01T12:00Z')).toBe('No more.');
});
