import type { LessonView } from '#src/features/teach/lessons/lessons.contract.ts';

/** An agreed lesson as its tutor sees it. */
export const SAMPLE_LESSON: LessonView = {
  id: 'a1',
  you: 'tutor',
  state: 'accepted',
  start: '2027-01-07T12:00:00.000Z',
  note: '',
  isLate: false,
  tutor: { id: 'lan', zone: 'Asia/Shanghai' },
  student: {},
  acts: [],
};
