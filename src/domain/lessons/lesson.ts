/** How a lesson went, as one of the two tells it. */
export const OUTCOMES = ['held', 'student_absent', 'tutor_absent'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * `requested`: the tutor's turn; `proposed`: another time, the student's turn; `taken`: another
 * request for an hour that touches this one was accepted; `disputed`: the two tell it differently;
 * `untold`: nobody said how it went.
 */
export const LESSON_STATES = [
  'requested',
  'proposed',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'taken',
  'cancelled',
  'disputed',
  'untold',
  ...OUTCOMES,
] as const;
export type LessonState = (typeof LESSON_STATES)[number];

/** What waits for an answer, and what holds its hour: nobody else can have it meanwhile. */
export const OPEN_STATES = ['requested', 'proposed'] as const satisfies LessonState[];
export const LIVE_STATES = [...OPEN_STATES, 'accepted'] as const satisfies LessonState[];

/** What is agreed, and what took place or should have. */
export const AGREED_STATES = [
  'accepted',
  'disputed',
  'untold',
  ...OUTCOMES,
] as const satisfies LessonState[];

/** The two of a lesson, the admins, and what happens by itself. */
export const ACTORS = ['student', 'tutor', 'admin', 'clock'] as const;
export type Actor = (typeof ACTORS)[number];
export type Side = Extract<Actor, 'student' | 'tutor'>;

/** Of a lesson all that its rules look at. Moments are milliseconds since 1970. */
export type Lesson = {
  state: LessonState;
  start: number;
  /** When a request or a proposal is over without an answer; none in other states. */
  answerUntil: number | undefined;
  /** What the two said of how it went. */
  said: Readonly<Partial<Record<Side, Outcome>>>;
  /** Called off later than 24 hours before its start. */
  isLate: boolean;
};

export type Act =
  | { type: 'accept' }
  | { type: 'decline' }
  | { type: 'propose'; start: number }
  | { type: 'withdraw' }
  | { type: 'expire' }
  /** An hour that touches this one was accepted. */
  | { type: 'give_way' }
  /** `freely`: only where that is not marked late. */
  | { type: 'cancel'; freely?: boolean }
  /** Where it takes place is another than before. */
  | { type: 'relink' }
  | { type: 'tell'; outcome: Outcome }
  /** Ends the telling: by what was said, or by what an admin decides. */
  | { type: 'settle'; outcome?: Outcome };
export type ActType = Act['type'];

export const isOpen = (state: LessonState): boolean => OPEN_STATES.some((open) => open === state);
export const isAgreed = (state: LessonState): boolean =>
  AGREED_STATES.some((agreed) => agreed === state);

/** A lesson that has just been asked for. */
export const requested = (start: number, answerUntil: number): Lesson => ({
  state: 'requested',
  start,
  answerUntil,
  said: {},
  isLate: false,
});
