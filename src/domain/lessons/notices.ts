import type { Act, Actor, Lesson, Side } from './lesson.ts';
import { HOUR_BEFORE_MS, DAY_BEFORE_MS } from './lesson-time.ts';

/**
 * What a mail about a lesson tells: that it came into a state (`lapsed`: expired when it was the
 * student's turn), that its link is another, that the other one has told how it went, that it is
 * settled, or that it is near.
 */
export const NOTICE_KINDS = [
  'requested',
  'accepted',
  'declined',
  'proposed',
  'withdrawn',
  'expired',
  'lapsed',
  'taken',
  'cancelled',
  'relinked',
  'your_word',
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

/** What happened to a lesson: how it was and is, by what, by whom and when. */
export type Change = { before: Lesson; after: Lesson; act: Act; by: Actor; now: number };

const otherThan = (by: Actor): readonly Side[] => [by === 'student' ? 'tutor' : 'student'];

/** To whom a change is told; whoever made it knows, unless it puts something into both calendars. */
const toldTo = ({ act: { type }, after, by }: Change): readonly Side[] => {
  switch (type) {
    case 'accept':
    case 'cancel':
    case 'expire':
    case 'settle':
      return BOTH;
    case 'tell':
      return after.state === 'disputed' ? BOTH : otherThan(by);
    case 'decline':
      return by === 'admin' ? BOTH : otherThan(by);
    case 'propose':
    case 'give_way':
    case 'relink':
      return ['student'];
    case 'withdraw':
      return ['tutor'];
  }
};

const kindOf = ({ before, after, act, by }: Change): NoticeKind | undefined => {
  switch (act.type) {
    case 'tell':
      if (after.state === 'disputed') return 'disputed';
      // That it was held is what is expected, and hurts nobody who keeps silent.
      return after.state === 'accepted' && act.outcome !== 'held' ? 'your_word' : undefined;
    case 'settle':
      return by === 'admin' ? 'settled' : undefined;
    case 'expire':
      return before.state === 'proposed' ? 'lapsed' : 'expired';
    case 'relink':
      return 'relinked';
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
export const noticesOf = (change: Change): Notice[] => {
  const { act, after, now } = change;
  const kind = kindOf(change);
  const told = kind ? toldTo(change).map((to) => ({ to, kind, dueAt: now })) : [];
  return act.type === 'accept' ? [...told, ...remindersOf(after.start, now)] : told;
};
