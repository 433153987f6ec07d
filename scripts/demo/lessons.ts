import type { Availability } from '#src/domain/lessons/availability.ts';
import { freeStarts } from '#src/domain/lessons/free-starts.ts';
import type { Act, Side } from '#src/domain/lessons/lesson.ts';
import { LESSON_MS } from '#src/domain/lessons/lesson-time.ts';
import type { DemoLesson } from './add-lesson.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Tutor = { id: string; firstName: string; priceUsd: number; availability: Availability };
type Hour = Omit<DemoLesson, 'askedAt'>;
type HourOf = (tutor: string, studentId: string, after: number) => Hour;

/** Gives out the hours of tutors, each once to one of the students. */
const giveHours = (tutors: readonly Tutor[]): HourOf => {
  const given = new Set<string>();
  return (firstName, studentId, after) => {
    const tutor = tutors.find((one) => one.firstName === firstName);
    const start =
      tutor &&
      freeStarts(tutor.availability, { now: after, taken: [] }).find(
        (one) => !given.has(`${tutor.id} ${one}`) && !given.has(`${studentId} ${one}`),
      );
    if (!tutor || start === undefined) throw new Error(`${firstName} has no hour left`);
    given.add(`${tutor.id} ${start}`).add(`${studentId} ${start}`);
    const { id: tutorId, priceUsd } = tutor;
    return { tutorId, studentId, start, learnerAge: '18+', priceUsd };
  };
};

const did = (by: Side, act: Act, at: number) => ({ by, act, at });
const ACCEPT: Act = { type: 'accept' };

/** An accepted lesson of the past, with what the two said of it. */
const past = (hour: Hour, said: Partial<Record<Side, 'held' | 'tutor_absent'>>): DemoLesson => ({
  ...hour,
  askedAt: hour.start - 2 * DAY_MS,
  then: [
    did('tutor', ACCEPT, hour.start - 40 * HOUR_MS),
    ...Object.entries(said).map(([by, outcome]) =>
      did(by as Side, { type: 'tell', outcome }, hour.start + LESSON_MS + HOUR_MS),
    ),
  ],
});

/** Lessons in every state that the two of one meet, most of them with the first student. */
export const demoLessons = (
  tutors: readonly Tutor[],
  [sara, omar, noura]: readonly [string, string, string],
  now: number,
): DemoLesson[] => {
  const hourOf = giveHours(tutors);
  const ago = (hours: number) => now - hours * HOUR_MS;
  const inDays = (days: number) => now + days * DAY_MS;
  const held = (tutor: string, student: string, days: readonly number[]) =>
    days.map((one) =>
      past(hourOf(tutor, student, inDays(-one)), { student: 'held', tutor: 'held' }),
    );
  const dispute = { student: 'tutor_absent', tutor: 'held' } as const;
  return [
    ...held('Ming', sara, [24, 21, 17, 14, 10]),
    ...held('Ming', omar, [20, 15, 12]),
    ...held('Xiaomei', noura, [19, 16, 13, 9, 8]),
    past(hourOf('Ming', sara, inDays(-3)), {}),
    past(hourOf('Ting', sara, inDays(-6)), dispute),
    {
      ...hourOf('Ming', sara, inDays(2)),
      note: 'أريد أن نتدرّب على الطلب في المطعم.',
      askedAt: ago(2),
      then: [did('tutor', ACCEPT, ago(1))],
    },
    {
      ...hourOf('Xiaomei', sara, inDays(3)),
      note: 'هل يمكن أن نبدأ بالنغمات؟',
      askedAt: ago(1),
      then: [
        did(
          'tutor',
          { type: 'propose', start: hourOf('Xiaomei', sara, inDays(5)).start },
          ago(0.5),
        ),
      ],
    },
    {
      ...hourOf('Yun', sara, inDays(2)),
      note: 'أودّ أن أساعد ابني في منهج الصفّ الأول المتوسّط.',
      askedAt: ago(1),
    },
    {
      ...hourOf('Ming', omar, inDays(4)),
      note: 'أستعدّ لاختبار HSK 1 في الشهر القادم.',
      askedAt: ago(1),
    },
    { ...hourOf('Ming', noura, inDays(6)), askedAt: ago(1) },
    {
      ...hourOf('Yusuf', sara, now + 4 * HOUR_MS),
      askedAt: ago(20),
      then: [did('tutor', ACCEPT, ago(19)), did('student', { type: 'cancel' }, ago(1))],
    },
    {
      ...hourOf('Ting', omar, inDays(3)),
      askedAt: ago(1),
      then: [did('tutor', { type: 'decline' }, ago(0.5))],
    },
  ];
};
