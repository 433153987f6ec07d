import type { Act, Actor, Lesson, Side } from './lesson.ts';
import { HOUR_BEFORE_MS, DAY_BEFORE_MS } from './lesson-time.ts';

/** What a mail about a lesson tells: that it came into a state, that it is settled, or that it is near. */
export const NOTICE_KINDS = [
  'requested',
  'accepted',
  'declined',
  'proposed',
  'withdrawn',
  'expired',
  'taken',
  'cancelled',
  'disputed',
  'settled',
  'day_before',
  'hour_before',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const REMINDER_KINDS = ['day_before', 'hour_before'] as const satisfies NoticeKind[];
export const isReminder = (kind: NoticeKind): boolean =>
  REMINDER_KINDS.some((reminder) => reminder === kind);

/** A mail to one of the two, due at a moment. */
export type Notice = { to: Side; kind: NoticeKind; dueAt: number };

const BOTH = ['student', 'tutor'] as const;

/** To whom a change is told; whoever made it knows, unless it puts something into both calendars. */
const toldTo = (act: Act['type'], by: Actor): readonly Side[] => {
  switch (act) {
    case 'accept':
    case 'cancel':
    case 'expire':
    case 'settle':
    case 'tell':
      return BOTH;
    case 'decline':
      return [by === 'student' ? 'tutor' : 'student'];
    case 'propose':
    case 'give_way':
      return ['student'];
    case 'withdraw':
      return ['tutor'];
  }
};

const kindOf = (after: Lesson, act: Act, by: Actor): NoticeKind | undefined => {
  switch (act.type) {
    case 'tell':
      return after.state === 'disputed' ? 'disputed' : undefined;
    case 'settle':
      return by === 'admin' ? 'settled' : undefined;
    default:
      return after.state as NoticeKind;
  }
};

/** The reminders of an accepted lesson that are still ahead. */
const remindersOf = (start: number, now: number): Notice[] =>
  BOTH.flatMap((to) => [
    { to, kind: 'day_before' as const, dueAt: start - DAY_BEFORE_MS },
    { to, kind: 'hour_before' as const, dueAt: start - HOUR_BEFORE_MS },
  ]).filter(({ dueAt }) => dueAt > now);

/** The mails that a request brings about. */
export const noticesOfRequest = (now: number): Notice[] => [
  { to: 'tutor', kind: 'requested', dueAt: now },
];

/** The mails that a change of a lesson brings about, now and later. */
export const noticesOf = (after: Lesson, act: Act, by: Actor, now: number): Notice[] => {
  const kind = kindOf(after, act, by);
  const told = kind ? toldTo(act.type, by).map((to) => ({ to, kind, dueAt: now })) : [];
  return act.type === 'accept' ? [...told, ...remindersOf(after.start, now)] : told;
};
