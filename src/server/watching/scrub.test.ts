import { expect, test } from 'vitest';
import { scrubbed } from './scrub.ts';

test.each([
  ['a mail to salma.h+x@mail.example bounced', 'a mail to [address] bounced'],
  [
    'Failed query: insert into users\nparams: Salma,+201001234567',
    'Failed query: insert into users\nparams: [hidden]',
  ],
  ['Unexpected token S, "Salma writes" is not JSON', 'Unexpected token S, [text] is not JSON'],
  ['GET /find?q=how+are+you failed', 'GET /find?[query] failed'],
  ['refused by 203.0.113.7 and 2001:db8:0:1::7', 'refused by [ip] and [ip]'],
  ['no such person: سلمى حسن (王丽)', 'no such person: [text] ([text])'],
  ['call +20 100 123 4567 now', 'call [number] now'],
])('%s', (said, expected) => {
  expect(scrubbed(said)).toBe(expected);
});

test.each([
  'Mails to admins failed:',
  'POST /api/learning/events failed: storage_full SQLITE_FULL: database or disk is full',
  "ENOENT: no such file or directory, open '/var/lib/hanlu/uploads/0f'",
  'Cannot read properties of undefined (reading id)',
  'at 2026-11-24T03:12:45.123Z',
])('what names nobody stays: %s', (said) => {
  expect(scrubbed(said)).toBe(said);
});
