import { expect, test } from 'vitest';
import { withTutorLinks } from './tutor-list.ts';

test('what points to the list is shown, and nothing else that is hidden', () => {
  const page =
    '<p data-while-tutors hidden>a</p><li data-while-tutors="" hidden="">b</li><p hidden>c</p>';
  expect(withTutorLinks(page)).toBe('<p>a</p><li>b</li><p hidden>c</p>');
});
