const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Lessons begin on full hours of the tutor's clock and leave ten minutes until the next one. */
export const LESSON_MS = 50 * MINUTE_MS;

/** How far ahead a lesson can be asked for, in days and in milliseconds. */
export const DAYS_AHEAD = 28;
export const AHEAD_MS = DAYS_AHEAD * DAY_MS;

/** A request or a proposal waits so long for its answer, and never until closer to the start. */
const ANSWER_MS = 24 * HOUR_MS;
const NOTICE_MS = 2 * HOUR_MS;

/** How soon a lesson can be asked for: whoever is to answer has an hour at least. */
const SOONEST_MS = NOTICE_MS + HOUR_MS;

/** Until so long before the start a lesson is called off without being marked late. */
export const FREE_CANCEL_MS = 24 * HOUR_MS;

/** How long before its start both are reminded of a lesson. */
export const DAY_BEFORE_MS = 24 * HOUR_MS;
export const HOUR_BEFORE_MS = HOUR_MS;

/** How long after its end both sides may say how a lesson went. */
export const TELLING_MS = 14 * DAY_MS;

/** Requests of one student that wait for an answer at the same time. */
export const MAX_OPEN = 3;

/** So many requests that a student withdrew within a day are the last ones for then. */
export const MAX_WITHDRAWN = 5;
export const WITHDRAWN_WITHIN_MS = DAY_MS;

/** In UTF-16 units, plain text. */
export const MAX_NOTE = 500;

/** All moments are milliseconds since 1970. */
export const endOf = (start: number): number => start + LESSON_MS;

/** When a request that is made now, or a proposal, is over without an answer. */
export const answerUntil = (now: number, start: number): number =>
  Math.min(now + ANSWER_MS, start - NOTICE_MS);

/** Whether lessons at these starts would share a minute. */
export const overlap = (start: number, other: number): boolean =>
  Math.abs(start - other) < LESSON_MS;

/** Whether a lesson at this start can be asked for at all: not too soon and not too far ahead. */
export const isWithinReach = (start: number, now: number): boolean =>
  start >= now + SOONEST_MS && start <= now + AHEAD_MS;
