import { expect, test } from 'vitest';
import { creditsOf } from './credits.ts';

const given = (speaker: string, licence: 'cc0' | 'cc-by-4', date = '2026-11-01') => ({
  speaker,
  licence,
  date,
});

test('each speaker is named once for each licence, who gave most first', () => {
  const credits = creditsOf([
    given('Wang', 'cc0'),
    given('Li', 'cc-by-4', '2026-11-03'),
    given('Li', 'cc-by-4', '2026-11-02'),
    given('Li', 'cc0'),
  ]);
  expect(credits).toEqual([
    { speaker: 'Li', licence: 'cc-by-4', count: 2, last: '2026-11-03' },
    { speaker: 'Li', licence: 'cc0', count: 1, last: '2026-11-01' },
    { speaker: 'Wang', licence: 'cc0', count: 1, last: '2026-11-01' },
  ]);
});

test('without recordings there is nobody to name', () => {
  expect(creditsOf([])).toEqual([]);
});
