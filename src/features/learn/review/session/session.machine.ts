import type { Exercise } from '#src/domain/learning/day-plan.ts';
import type { Grade, Skill } from '#src/domain/learning/event.ts';

/**
 * `meeting` shows something new before it is asked; `repeat` asks once more what was missed in this
 * sitting, without a grade of its own.
 */
export type Turn = {
  readonly as: 'meeting' | 'question' | 'repeat';
  readonly exercise: Exercise;
};

/** What the learner did, with the sitting as it was before: that is what undoing brings back. */
export type Step = { readonly turn: Turn; readonly before: Asking | Answered } & (
  | { readonly did: 'met' | 'suspended' | 'postponed' }
  /** `skill`: in which way it was asked in the end. */
  | { readonly did: 'answered'; readonly skill: Skill; readonly grade: Grade }
);

type Sitting = {
  /** What is still to come, the present turn first. */
  readonly queue: readonly [Turn, ...Turn[]];
  readonly past: readonly Step[];
};

export type Asking = Sitting & { readonly at: 'asking' };
export type Answered = Sitting & {
  readonly at: 'answered';
  readonly skill: Skill;
  readonly grade: Grade;
};
export type Tally = ReturnType<typeof tallyOf>;

type Ended = { readonly at: 'ended'; readonly past: readonly Step[] };
export type Session = Asking | Answered | Ended;

export type SessionEvent =
  | { type: 'met' | 'wentOn' | 'suspended' | 'undone' }
  /** Not here and now, such as saying something aloud: it is asked in another sitting. */
  | { type: 'postponed' }
  /** `skill` where it was asked in another way than planned. */
  | { type: 'answered'; grade: Grade; skill?: Skill | undefined }
  /** The right answer was there without any effort. */
  | { type: 'wasTooEasy' };

/** Turns between meeting something and being asked for it, and between a miss and its repeat. */
const MEETING_GAP = 2;
const REPEAT_GAP = 4;

const AGAIN: Grade = 1;
const GOOD: Grade = 3;
const EASY: Grade = 4;

/**
 * A sitting over the day's plan. `hasBegun`: whether an item was asked before, in any way. `missed`
 * comes once more, as if it had been missed just now.
 */
export const beginSession = (
  plan: readonly Exercise[],
  hasBegun: (exercise: Exercise) => boolean,
  missed: readonly Exercise[] = [],
): Session => {
  const turns = plan.map((exercise): Turn => ({
    as: exercise.isNew && !hasBegun(exercise) ? 'meeting' : 'question',
    exercise,
  }));
  const repeats = missed.map((exercise): Turn => ({ as: 'repeat', exercise }));
  return goOn(turns.toSpliced(REPEAT_GAP, 0, ...repeats), []);
};

export const stepSession = (session: Session, event: SessionEvent): Session => {
  if (event.type === 'undone') return session.past.at(-1)?.before ?? session;
  if (session.at === 'ended') return session;
  const { queue, past } = session;
  const [turn, ...rest] = queue;
  switch (event.type) {
    case 'met': {
      if (session.at !== 'asking' || turn.as !== 'meeting') return session;
      const question: Turn = { ...turn, as: 'question' };
      const step: Step = { did: 'met', turn, before: session };
      return goOn(rest.toSpliced(MEETING_GAP, 0, question), [...past, step]);
    }
    case 'answered': {
      if (session.at !== 'asking' || turn.as === 'meeting') return session;
      const { grade, skill = turn.exercise.skill } = event;
      const step: Step = { did: 'answered', turn, skill, grade, before: session };
      return { at: 'answered', skill, grade, queue, past: [...past, step] };
    }
    case 'wasTooEasy': {
      const last = past.at(-1);
      if (!mayBeTooEasy(session) || !last) return session;
      const better: Step = { ...last, did: 'answered', skill: session.skill, grade: EASY };
      return goOn(rest, [...past.slice(0, -1), better]);
    }
    case 'wentOn': {
      if (session.at !== 'answered') return session;
      const isMissed = session.grade === AGAIN && turn.as === 'question';
      return goOn(isMissed ? rest.toSpliced(REPEAT_GAP, 0, repeatOf(session)) : rest, past);
    }
    case 'postponed': {
      if (session.at !== 'asking' || turn.as === 'meeting') return session;
      const step: Step = { did: 'postponed', turn, before: session };
      return goOn(rest, [...past, step]);
    }
    case 'suspended': {
      const step: Step = { did: 'suspended', turn, before: session };
      const others = rest.filter(({ exercise }) => exercise.item !== turn.exercise.item);
      return goOn(others, [...past, step]);
    }
  }
};

/** What was missed, once more in the way in which it was asked. */
const repeatOf = ({ queue: [{ exercise }], skill }: Answered): Turn => ({
  as: 'repeat',
  exercise: { ...exercise, skill },
});

const goOn = (queue: readonly Turn[], past: readonly Step[]): Session => {
  const [next, ...later] = queue;
  return next ? { at: 'asking', queue: [next, ...later], past } : { at: 'ended', past };
};

/** Only what counted as good at the first asking can have been too easy. */
export const mayBeTooEasy = (session: Session): session is Answered =>
  session.at === 'answered' && session.grade === GOOD && session.queue[0].as === 'question';

/** How far the sitting has come, in exercises that count. */
export const progressOf = (session: Session): { done: number; total: number } => {
  const done = answeredIn(session).length;
  const queue = session.at === 'ended' ? [] : session.queue;
  const ahead = session.at === 'answered' ? queue.slice(1) : queue;
  return { done, total: done + ahead.filter(({ as }) => as !== 'repeat').length };
};

/** What was missed in the sitting and is still to come once more. */
export const missedIn = (session: Session): Exercise[] => {
  if (session.at === 'ended') return [];
  const [present, ...later] = session.queue;
  const isToCome =
    present.as === 'repeat'
      ? session.at === 'asking'
      : session.at === 'answered' && session.grade === AGAIN;
  const again = session.at === 'answered' ? repeatOf(session) : present;
  return [...(isToCome ? [again] : []), ...later.filter(({ as }) => as === 'repeat')].map(
    ({ exercise }) => exercise,
  );
};

/** What was learnt, in true numbers. */
export const tallyOf = (session: Session) => {
  const answered = answeredIn(session);
  return {
    asked: answered.length,
    knownAtOnce: answered.filter(({ grade }) => grade >= GOOD).length,
    postponed: session.past.filter(({ did }) => did === 'postponed').length,
    newMet: answered.filter(({ before }) => before.past.some(isMeetingOf(before))).length,
  };
};

const isMeetingOf =
  ({ queue: [{ exercise }] }: Sitting) =>
  ({ did, turn }: Step): boolean =>
    did === 'met' && turn.exercise === exercise;

/** Answers that count: those to a repeat don't. */
const answeredIn = ({ past }: Session) =>
  past.flatMap((step) => (step.did === 'answered' && step.turn.as === 'question' ? [step] : []));
