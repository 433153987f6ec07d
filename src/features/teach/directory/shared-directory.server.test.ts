import { expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { pausePage } from '#db/repos/tutor-pages.ts';
import { newTutor, OFFERED } from '#tests/server/lesson-people.ts';
import { sharedServer } from '#tests/server/shared-server.ts';

sharedServer();

/** What another process of the site has for itself. */
const startProcess = async () => {
  vi.resetModules();
  const [{ listTutors, lookAtTutors }, { isTutorListOpen }] = await Promise.all([
    import('./directory.server.ts'),
    import('#src/server/tutor-list.ts'),
  ]);
  const slugs = async () => (await listTutors()).map(({ slug }) => slug);
  return { slugs, isOpen: async () => lookAtTutors().then(isTutorListOpen) };
};

test('what is changed at one process is seen at the others within five seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const data = { ...OFFERED, lessonPriceUSD: 20 };
  const ids = [await newTutor(data), await newTutor(data), await newTutor(data)];
  const processes = [await startProcess(), await startProcess()];
  for (const { slugs, isOpen } of processes) {
    expect(await slugs()).toHaveLength(3);
    expect(await isOpen()).toBe(true);
  }
  const [slugs = ''] = (await processes[0]?.slugs()) ?? [];
  await pausePage(await database(), ids[0] ?? '', {
    since: new Date(),
    slugs: [slugs],
    mostOpen: 0,
  });
  vi.advanceTimersByTime(2_000);
  for (const { slugs: seen, isOpen } of processes) {
    expect(await seen()).toHaveLength(2);
    expect(await isOpen()).toBe(false);
  }
  vi.useRealTimers();
});
