import type { Act, Actor, ActType, Lesson, LessonState, Outcome, Side } from './lesson.ts';
import { isOpen, OUTCOMES } from './lesson.ts';
import { answerUntil, endOf, FREE_CANCEL_MS, isWithinReach, TELLING_MS } from './lesson-time.ts';

/** While a request or a proposal can be answered, afterwards, and so on. */
type When = 'answerable' | 'unanswered' | 'before_start' | 'telling' | 'told' | 'always';

type Transition = {
  from: LessonState;
  act: ActType;
  by: readonly Actor[];
  when: When;
  /** Where it leads; of several, what was said decides. */
  to: readonly LessonState[];
};

/** All that may happen to a lesson (LESSONS-7). What is not here does not happen. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'requested', act: 'accept', by: ['tutor'], when: 'answerable', to: ['accepted'] },
  {
    from: 'requested',
    act: 'decline',
    by: ['tutor', 'admin'],
    when: 'answerable',
    to: ['declined'],
  },
  { from: 'requested', act: 'propose', by: ['tutor'], when: 'answerable', to: ['proposed'] },
  { from: 'requested', act: 'withdraw', by: ['student'], when: 'answerable', to: ['withdrawn'] },
  { from: 'requested', act: 'expire', by: ['clock'], when: 'unanswered', to: ['expired'] },
  { from: 'requested', act: 'give_way', by: ['clock'], when: 'always', to: ['taken'] },
  { from: 'proposed', act: 'accept', by: ['student'], when: 'answerable', to: ['accepted'] },
  {
    from: 'proposed',
    act: 'decline',
    by: ['student', 'tutor', 'admin'],
    when: 'answerable',
    to: ['declined'],
  },
  { from: 'proposed', act: 'expire', by: ['clock'], when: 'unanswered', to: ['expired'] },
  { from: 'proposed', act: 'give_way', by: ['clock'], when: 'always', to: ['taken'] },
  {
    from: 'accepted',
    act: 'cancel',
    by: ['student', 'tutor', 'admin'],
    when: 'before_start',
    to: ['cancelled'],
  },
  { from: 'accepted', act: 'relink', by: ['tutor'], when: 'before_start', to: ['accepted'] },
  {
    from: 'accepted',
    act: 'tell',
    by: ['student', 'tutor'],
    when: 'telling',
    to: ['accepted', ...OUTCOMES, 'disputed'],
  },
  { from: 'accepted', act: 'settle', by: ['clock'], when: 'told', to: [...OUTCOMES, 'untold'] },
  { from: 'disputed', act: 'settle', by: ['admin'], when: 'always', to: OUTCOMES },
];

/** Why an act does not happen. */
export type ActFault =
  /** This actor never does that. */
  | 'not_yours'
  /** It is not in a state for it, or no longer. */
  | 'not_now'
  | 'too_early'
  | 'too_late'
  /** A start in the past, too soon or too far ahead. */
  | 'out_of_reach'
  /** It would be marked late, which was not meant. */
  | 'late_by_now';

export type Changed =
  { ok: true; lesson: Lesson; hasChanged: boolean } | { ok: false; fault: ActFault };

const refuse = (fault: ActFault) => ({ ok: false, fault }) as const;

/**
 * A lesson after an act, by whom and at which moment. Pressing again what has been done succeeds
 * and changes nothing.
 */
export const change = (lesson: Lesson, act: Act, by: Actor, now: number): Changed => {
  const mine = TRANSITIONS.filter((one) => one.act === act.type && one.by.includes(by));
  if (mine.length === 0) return refuse('not_yours');
  const found = mine.find(({ from }) => from === lesson.state);
  if (!found) {
    return isDone(lesson, act, by, mine)
      ? { ok: true, lesson, hasChanged: false }
      : refuse('not_now');
  }
  const fault = faultOf(found.when, lesson, now);
  if (fault) return refuse(fault);
  if (act.type === 'propose' && !isWithinReach(act.start, now)) return refuse('out_of_reach');
  if (act.type === 'propose' && act.start === lesson.start) return refuse('not_now');
  if (act.type === 'cancel' && act.freely && isLateFor(by, lesson, now))
    return refuse('late_by_now');
  const after = apply(lesson, act, by, found, now);
  return { ok: true, lesson: after, hasChanged: act.type === 'relink' || !isSame(lesson, after) };
};

/** Whether the lesson stands where this act of this actor would have brought it. */
const isDone = (lesson: Lesson, act: Act, by: Actor, mine: readonly Transition[]): boolean => {
  if (act.type === 'propose') return lesson.state === 'proposed' && lesson.start === act.start;
  if (act.type === 'tell') return isSide(by) && lesson.said[by] === act.outcome;
  if (act.type === 'settle' && act.outcome) return lesson.state === act.outcome;
  return mine.some(({ to }) => to.includes(lesson.state));
};

const faultOf = (when: When, lesson: Lesson, now: number): ActFault | undefined => {
  const isOver = lesson.answerUntil !== undefined && lesson.answerUntil <= now;
  switch (when) {
    case 'answerable':
      return isOver ? 'too_late' : undefined;
    case 'unanswered':
      return isOver ? undefined : 'too_early';
    case 'before_start':
      return now >= lesson.start ? 'too_late' : undefined;
    case 'telling':
      if (now < endOf(lesson.start)) return 'too_early';
      return now >= endOf(lesson.start) + TELLING_MS ? 'too_late' : undefined;
    case 'told':
      return now >= endOf(lesson.start) + TELLING_MS ? undefined : 'too_early';
    case 'always':
      return undefined;
  }
};

const isLateFor = (by: Actor, { start }: Lesson, now: number): boolean =>
  isSide(by) && start - now < FREE_CANCEL_MS;

const apply = (
  lesson: Lesson,
  act: Act,
  by: Actor,
  { to: [next = lesson.state] }: Transition,
  now: number,
): Lesson => {
  switch (act.type) {
    case 'propose':
      return {
        ...lesson,
        state: next,
        start: act.start,
        answerUntil: answerUntil(now, act.start),
      };
    case 'cancel':
      return { ...lesson, state: next, isLate: isLateFor(by, lesson, now) };
    case 'tell': {
      const said = isSide(by) ? { ...lesson.said, [by]: act.outcome } : lesson.said;
      return { ...lesson, said, state: byBoth(said) };
    }
    case 'settle':
      return { ...lesson, state: act.outcome ?? byOne(lesson.said) };
    default:
      return { ...lesson, state: next, answerUntil: undefined };
  }
};

const isSide = (by: Actor): by is Side => by === 'student' || by === 'tutor';

const byBoth = ({ student, tutor }: Lesson['said']): LessonState => {
  if (student === undefined || tutor === undefined) return 'accepted';
  return student === tutor ? student : 'disputed';
};

const byOne = ({ student, tutor }: Lesson['said']): Outcome | 'untold' =>
  student ?? tutor ?? 'untold';

const isSame = (one: Lesson, other: Lesson): boolean =>
  one.state === other.state &&
  one.start === other.start &&
  one.said.student === other.said.student &&
  one.said.tutor === other.said.tutor;

/** A lesson as it stands at a moment, also where nobody has written down that time ran out. */
export const lessonAt = (lesson: Lesson, now: number): Lesson => {
  const act = isOpen(lesson.state) ? 'expire' : 'settle';
  const after = change(lesson, { type: act }, 'clock', now);
  return after.ok ? after.lesson : lesson;
};

/** What somebody may do with a lesson at a moment, for the buttons of its page. */
export const actsFor = (lesson: Lesson, by: Actor, now: number): ActType[] =>
  TRANSITIONS.filter(
    (one) => one.from === lesson.state && one.by.includes(by) && !faultOf(one.when, lesson, now),
  ).map(({ act }) => act);
