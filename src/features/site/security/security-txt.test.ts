import { expect, test } from 'vitest';
import { securityTxt } from './security-txt.ts';

test('names each contact, where the file belongs, and a date within a year', () => {
  const now = Date.parse('2026-11-24T15:30:00Z');
  const contacts = ['mailto:safe@hanlu.example', 'https://hanlu.example/report'];
  expect(securityTxt(contacts, 'https://hanlu.example', now)).toBe(
    [
      'Contact: mailto:safe@hanlu.example',
      'Contact: https://hanlu.example/report',
      'Expires: 2027-02-22T00:00:00.000Z',
      'Preferred-Languages: ar, en',
      'Canonical: https://hanlu.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
