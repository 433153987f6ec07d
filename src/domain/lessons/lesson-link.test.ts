import { expect, test } from 'vitest';
import { isLessonLink, typedLink } from './lesson-link.ts';

test.each([
  ['https://meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  ['  zoom.us/j/123?pwd=x ', 'https://zoom.us/j/123?pwd=x'],
  ['meeting.tencent.com/dm/\u200eabc', 'https://meeting.tencent.com/dm/abc'],
  ['', ''],
])('%j is taken as %j', (typed, link) => {
  expect(typedLink(typed)).toBe(link);
  if (link) expect(isLessonLink(link)).toBe(true);
});

test.each([
  'http://meet.google.com/abc',
  'javascript:alert(1)',
  'zoommtg://zoom.us/join',
  'localhost/room',
  '192.168.1.4/room',
  'https://me:secret@zoom.us/j/1',
  'https://zoom.us@evil.example/j/1',
  'just call me',
  `zoom.us/${'x'.repeat(500)}`,
])('%j is no place for a lesson', (typed) => {
  expect(isLessonLink(typedLink(typed))).toBe(false);
});
