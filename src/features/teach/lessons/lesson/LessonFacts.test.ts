import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import { SAMPLE_LESSON } from '#tests/sample-lesson.ts';
import type { LessonView } from '../lessons.contract.ts';
import { lessonMessages } from './lesson.messages.ts';
import LessonFacts from './LessonFacts.astro';

const { en: t } = lessonMessages;
const START = Date.parse(SAMPLE_LESSON.start);

const factsOf = async (differs: Partial<LessonView>) => {
  const container = await AstroContainer.create();
  const clocks = { zone: 'Asia/Shanghai', otherZone: 'Asia/Riyadh' };
  const lesson = { ...SAMPLE_LESSON, ...clocks, ...differs };
  const open = { lesson, isGuardians: false, shares: false };
  const props = { locale: 'en', open, askAgain: undefined, now: START };
  return container.renderToString(LessonFacts, { props });
};

test('each side of a lesson without a link is told what to do, and where to give one', async () => {
  const seenByTutor = await factsOf({ you: 'tutor' });
  expect(seenByTutor).toContain(t.noLink.tutor);
  expect(seenByTutor).toContain(t.giveLink);
  const seenByStudent = await factsOf({ you: 'student' });
  expect(seenByStudent).toContain(t.noLink.student);
  expect(seenByStudent).not.toContain(t.giveLink);
});

test('nobody waits for a link, or is asked for one, once the other side has deleted the account', async () => {
  const gone = { isFormer: true } as const;
  const seenByTutor = await factsOf({ you: 'tutor', student: gone });
  expect(seenByTutor).toContain(t.otherGone.tutor);
  expect(seenByTutor).not.toContain(t.giveLink);
  const tutor = { ...SAMPLE_LESSON.tutor, ...gone };
  expect(await factsOf({ you: 'student', tutor })).toContain(t.otherGone.student);
});
