import { expect, test } from 'vitest';
import { moveInWords } from './move-words.ts';

const RIYADH = 'Asia/Riyadh';
/** The clocks of London go forward: three hours on in Riyadh. */
const at = Date.UTC(2027, 2, 28, 1);

test('an hour earlier, as when London goes to summer time', () => {
  expect(moveInWords('en', RIYADH, { at, minutes: -60 })).toMatch(
    /^From 28 March .* one hour earlier/,
  );
  expect(moveInWords('ar', RIYADH, { at, minutes: -60 })).toContain('28 مارس');
});

test('other sizes are told in minutes', () => {
  expect(moveInWords('en', RIYADH, { at, minutes: 30 })).toContain('30 minutes later');
  expect(moveInWords('ar', RIYADH, { at, minutes: 30 })).toContain('30 دقيقة');
});
