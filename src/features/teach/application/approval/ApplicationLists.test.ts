import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import ApplicationLists from './ApplicationLists.astro';
import { readAskedLists } from './asked-list.ts';

test('a name and its badges are words of their own, read aloud or copied', async () => {
  const AT = new Date('2026-03-01T10:00:00Z');
  const application = {
    ...{ id: 'one', data: { firstName: 'Lin', lastName: 'Wang' }, email: null, submittedAt: AT },
    ...{ state: 'submitted', profile: 'visible', role: 'student', pausedAt: AT },
  };
  const container = await AstroContainer.create();
  const page = await container.renderToString(ApplicationLists, {
    props: {
      locale: 'en',
      lists: [{ list: 'visible', applications: [application], count: 1, page: 1, pages: 1 }],
      ...{ drafts: 0, outcome: null, asked: readAskedLists(new URLSearchParams()) },
    },
  });
  const text = page.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
  expect(text).toContain('Lin Wang Waiting for review Role: Student Paused');
});
