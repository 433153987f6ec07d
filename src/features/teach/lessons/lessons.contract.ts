import { z } from 'zod';
import { AGES } from '#src/domain/learner-age.ts';
import { LESSON_STATES, OUTCOMES } from '#src/domain/lessons/lesson.ts';
import { MAX_NOTE } from '#src/domain/lessons/lesson-time.ts';
import { isSafeText } from '#src/domain/safe-text.ts';
import { timeZoneSchema } from '#src/domain/time-zone-schema.ts';
import { lessonsMessages } from './lessons.messages.ts';

const success = z.literal(true);
const id = z.string().regex(/^[\w-]{1,64}$/);
/** UTC: `2027-03-28T15:00:00.000Z`. */
const moment = z.iso.datetime();
const side = z.enum(['student', 'tutor']);
const shared = { messages: lessonsMessages } as const;
const signedIn = { unauthenticated: 401, forbidden: 403 } as const;

/** A lesson as one of its two sees it. */
const lessonView = z.object({
  id,
  /** Which of the two the reader is. */
  you: side,
  state: z.enum(LESSON_STATES),
  start: moment,
  /** When a request or a proposal is over without an answer. */
  answerUntil: moment.optional(),
  note: z.string(),
  /** At which it was asked for, in US dollars. */
  priceUsd: z.number().optional(),
  /** Called off within 24 hours before the start. */
  isLate: z.boolean(),
  tutor: z.object({
    id,
    name: z.string().optional(),
    isFormer: z.literal(true).optional(),
    zone: z.string(),
  }),
  /** A first name, and how old the learner is; of the account nothing more than that it is gone. */
  student: z.object({
    name: z.string().optional(),
    isFormer: z.literal(true).optional(),
    learnerAge: z.enum(AGES).optional(),
  }),
  /** Where the lesson takes place; only of an accepted one. */
  link: z.url().optional(),
  /** How the reader said it went. */
  youSaid: z.enum(OUTCOMES).optional(),
  /** What the reader may do now. */
  acts: z.array(z.enum(['accept', 'decline', 'propose', 'withdraw', 'cancel', 'tell'])),
});
export type LessonView = z.output<typeof lessonView>;

const note = z.string().trim().max(MAX_NOTE, 'note').refine(isSafeText, 'note');

/**
 * Asks a tutor for a lesson. Where it can't be had, `next` of the failure names free hours of that
 * tutor. Asking again for what one has asked for already succeeds.
 */
export const askForLesson = {
  ...shared,
  path: '/api/lessons',
  method: 'POST',
  accepts: 'application/json',
  input: z.strictObject({
    tutor: id,
    start: moment,
    note: note.default(''),
    /** The price that was shown, in US dollars; where it is another by now, nothing is asked. */
    priceUsd: z.number().optional(),
    zone: timeZoneSchema,
    /** That the guardian asks, by the sentence `guardian`; for learners under 18. */
    guardian: z.boolean().default(false),
  }),
  reply: z.object({ success, lesson: lessonView }),
  failures: {
    ...signedIn,
    not_found: 404,
    taken: 409,
    student_busy: 409,
    too_many_open: 409,
    asked_too_often: 429,
    not_offered: 409,
    price_changed: 409,
    age_required: 422,
    guardian_required: 422,
  },
} as const;

/** Does something with one of the reader's lessons. Doing it again changes nothing and succeeds. */
export const changeLesson = {
  ...shared,
  path: '/api/lessons/{lesson}',
  method: 'POST',
  accepts: 'application/json',
  input: z.discriminatedUnion('act', [
    z.strictObject({
      lesson: id,
      act: z.enum(['accept', 'decline', 'withdraw']),
    }),
    /** `freely`: that this is not marked late, as was shown; where it would be by now, nothing is done. */
    z.strictObject({ lesson: id, act: z.literal('cancel'), freely: z.boolean().default(false) }),
    z.strictObject({ lesson: id, act: z.literal('propose'), start: moment }),
    z.strictObject({ lesson: id, act: z.literal('tell'), outcome: z.enum(OUTCOMES) }),
  ]),
  reply: z.object({ success, lesson: lessonView }),
  failures: {
    ...signedIn,
    not_found: 404,
    not_yours: 403,
    not_now: 409,
    too_early: 409,
    too_late: 409,
    out_of_reach: 409,
    late_by_now: 409,
    taken: 409,
    student_busy: 409,
    learner_busy: 409,
    not_offered: 409,
  },
} as const;
