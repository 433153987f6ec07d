import { atom, readonlyType } from 'nanostores';
import { hasBegun } from '#src/domain/learning/card.ts';
import type { Exercise } from '#src/domain/learning/day-plan.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';
import type { record, Happening } from '#src/learning/device/journal.ts';
import {
  askable,
  BREAK_DAYS,
  dayOf,
  daysAway,
  exercisesFor,
  exercisesOf,
  startOfDay,
} from '#src/learning/day.ts';
import type { Situation } from './situation.ts';
import { spreadNew } from './spread-new.ts';
import {
  beginSession,
  missedIn,
  stepSession,
  type Session,
  type SessionEvent,
} from './session.machine.ts';

/** `invited`: someone is here for the first time or after a break, and is told so before it begins. */
export type Review =
  | { readonly at: 'planning' }
  | { readonly at: 'invited'; readonly why: 'first' | 'back'; readonly exercises: number }
  | { readonly at: 'sitting'; readonly session: Session }
  /** Nothing to ask: all is done for today, nothing is due, or there is no path yet that brings what is new. */
  | { readonly at: 'nothing'; readonly done: number; readonly wantsPath: boolean };

/**
 * The day of a plan: its first moment, its exercises before the sitting, whether a path brings more,
 * and whether something of it was answered, met or put aside, though it may have been taken back.
 */
type Day = {
  readonly start: number;
  readonly done: number;
  readonly hasPath: boolean;
  readonly isTouched: boolean;
};

const nothingOn = ({ done, hasPath }: Day): Review => ({
  at: 'nothing',
  done,
  wantsPath: !hasPath && done === 0,
});

/**
 * Binds a sitting to the learner's journal: each answer is written down as it is given.
 * `keepMissed` hears after each step what is still to come once more.
 */
export const createReview = (
  write: typeof record,
  keepMissed: (missed: readonly Exercise[]) => void,
) => {
  const $review = atom<Review>({ at: 'planning' });
  /** The last step could not be written down, and was taken back. */
  const $isUnwritten = atom(false);
  let prepared: Session = { at: 'ended', past: [] };
  let day: Day = { start: 0, done: 0, hasPath: false, isTouched: false };
  /** Beside each step of the sitting what it wrote down. */
  let written: Promise<LearningEvent[]>[] = [];
  $review.listen((review) => {
    if (review.at === 'sitting') keepMissed(missedIn(review.session));
  });

  /** Makes the day's plan, unless a sitting is under way, or has ended on this day. */
  const plan = (situation: Situation, now: Date) => {
    const review = $review.get();
    const isBegun = review.at === 'sitting' && review.session.past.length > 0;
    const isOver =
      isBegun && review.session.at === 'ended' && day.start !== startOfDay(now).getTime();
    if (isBegun && !isOver) return;
    prepare(situation, now);
  };

  /** A further sitting for what is left of the day. */
  const goOn = (situation: Situation, now: Date) => {
    prepare(situation, now);
    begin();
  };

  const prepare = (situation: Situation, now: Date) => {
    const { cards, catalogue, plan, hearing, items, missed = [] } = situation;
    const exercises = items
      ? exercisesFor(items, cards, catalogue, now, hearing)
      : spreadNew(exercisesOf(cards, catalogue, plan, now, hearing));
    const known = askable(cards, catalogue);
    const { start, done } = dayOf(known, now);
    day = { start, done: done.exercises, hasPath: !!plan.path, isTouched: false };
    const away = daysAway(known, now);
    const repeats = missed.filter(({ item, skill }) => {
      const card = known.get(item);
      return !card?.suspended && (card?.skills[skill]?.last_review ?? 0) >= day.start;
    });
    prepared = beginSession(exercises, ({ item }) => hasBegun(cards.get(item)), repeats);
    written = [];
    if (prepared.at === 'ended') {
      $review.set(nothingOn(day));
    } else if (!items && day.done === 0 && (away === undefined || away >= BREAK_DAYS)) {
      const why = away === undefined ? 'first' : 'back';
      $review.set({ at: 'invited', why, exercises: exercises.length });
    } else {
      begin();
    }
  };

  const begin = () => $review.set({ at: 'sitting', session: prepared });

  const send = (event: SessionEvent) => {
    const review = $review.get();
    if (review.at !== 'sitting') return;
    const before = review.session;
    const after = stepSession(before, event);
    if (after === before) return;
    day = { ...day, isTouched: true };
    // Whoever came for what was missed alone has nothing more to be told.
    if (after.at === 'ended' && after.past.every(({ turn }) => turn.as === 'repeat')) {
      keepMissed([]);
      $review.set(nothingOn(day));
      return;
    }
    $isUnwritten.set(false);
    $review.set({ at: 'sitting', session: after });
    if (event.type === 'undone') {
      void takeBack(written.pop()).catch(() => $isUnwritten.set(true));
    } else if (event.type === 'wasTooEasy') {
      void keep(takeBack(written.pop()).then(() => put(happeningsOf(after))));
    } else if (after.past.length > before.past.length) {
      void keep(put(happeningsOf(after)));
    }
  };

  const put = (happenings: Happening[]) =>
    happenings.length > 0 ? write(happenings) : Promise.resolve([]);

  const keep = async (writing: Promise<LearningEvent[]>) => {
    written.push(writing);
    await writing.catch(() => {
      const place = written.indexOf(writing);
      if (place === -1) return;
      // With what was built on it since: an answer that is not kept does not count.
      for (const step of written.splice(place).slice(1)) takeBack(step).catch(() => undefined);
      const review = $review.get();
      if (review.at !== 'sitting') return;
      const before = review.session.past[place]?.before;
      if (before) $review.set({ at: 'sitting', session: before });
      $isUnwritten.set(true);
    });
  };

  const takeBack = async (step: Promise<LearningEvent[]> | undefined): Promise<void> => {
    const events = (await step?.catch(() => [])) ?? [];
    await put(events.map(({ item, id }) => ({ item, what: 'undone', undoes: id })));
  };

  return {
    $review: readonlyType($review),
    $isUnwritten: readonlyType($isUnwritten),
    plan,
    isTouched: () => day.isTouched,
    begin,
    goOn,
    send,
  };
};

export type ReviewStore = ReturnType<typeof createReview>;

/** What the last step tells of its item; a repeat has no grade of its own. */
const happeningsOf = ({ past }: Session): Happening[] => {
  const step = past.at(-1);
  if (!step) return [];
  const {
    exercise: { item },
    as,
  } = step.turn;
  switch (step.did) {
    case 'met':
      return [{ item, what: 'seen' }];
    case 'suspended':
      return [{ item, what: 'suspended' }];
    case 'postponed':
      return [];
    case 'answered':
      return as === 'repeat'
        ? []
        : [{ item, what: 'graded', skill: step.skill, grade: step.grade }];
  }
};
