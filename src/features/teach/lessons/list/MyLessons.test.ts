import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import { SAMPLE_LESSON } from '#tests/sample-lesson.ts';
import MyLessons from './MyLessons.astro';

const NOW = Date.UTC(2027, 0, 7, 12);
const over = (id: string, you: 'student' | 'tutor') => ({
  ...SAMPLE_LESSON,
  ...{ id, you, state: 'held', acts: [], start: '2027-01-05T10:00:00.000Z' },
  ...{ zone: 'Asia/Riyadh', otherZone: 'Asia/Shanghai' },
});

const shown = async (past: object[], former: object[]) => {
  const container = await AstroContainer.create();
  const html = await container.renderToString(MyLessons, {
    props: {
      locale: 'en',
      isTutor: false,
      groups: { answer: [], coming: [], past, page: 1, pages: 1 },
      former: { past: former, side: 'tutor', page: 2, pages: 3 },
      since: undefined,
      now: NOW,
    },
  });
  return html;
};
/** The headings in order, with the lessons below each. */
const lists = (html: string) =>
  html
    .split('<h2')
    .slice(1)
    .map((part) => [
      /^[^>]*>\s*([^<]*?)\s*</.exec(part)?.[1],
      ...[...part.matchAll(/href="[^"]*\/lessons\/(\w+)"/g)].map(([, id]) => id),
    ]);

test('lessons of both sides stand under a heading each, with pages of their own', async () => {
  const html = await shown([over('learnt', 'student')], [over('taught', 'tutor')]);
  expect(lists(html)).toEqual([
    ['Coming'],
    ['Over', 'learnt'],
    ['Over, from your time as a tutor', 'taught'],
    ['Your lessons in your calendar'],
  ]);
  expect(html).toContain('href="?former=1#former"');
  expect(html).toContain('href="?former=3#former"');
  expect(html).not.toContain('?page=');
});

test('whoever taught and has asked for nothing yet finds that, and is not told that nothing is there', async () => {
  const html = await shown([], [over('taught', 'tutor')]);
  expect(html).not.toContain('No lessons yet');
  expect(html).toContain('Find another hour');
  expect(await shown([], [])).toContain('No lessons yet');
});
