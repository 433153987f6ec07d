import { newCard, type LearningCard } from '#src/domain/learning/card.ts';
import type { Skill } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Memory } from '#src/domain/learning/forgetting.ts';

/**
 * A skill as it travels: its number in `NUMBERS`, then what the schedule keeps of it. The last review
 * counts from when the item was first met, in milliseconds.
 */
type WireSkill = readonly [
  skill: number,
  stability: number,
  difficulty: number,
  lastReview: number,
  scheduledDays: number,
  reviews: number,
  lapses: number,
];

/**
 * When learning began, in milliseconds from when the item was first met. Old pages pass it by as a
 * skill that they don't know.
 */
type WireBegun = readonly [mark: typeof BEGUN, after: number];

/** A card as it travels, a third of its own size; a new device gets thousands of them at once. */
export type WireCard = readonly [
  item: ItemId,
  /** 1 for a favourite, and 2 for suspended. */
  marks: number,
  /** In milliseconds since 1970; 0 for never. */
  seenAt: number,
  tracedAt: number,
  ...known: (WireBegun | WireSkill)[],
];

/** Old pages read these as well: a number is never given to another skill. */
const NUMBERS: Readonly<Record<Skill, number>> = { read: 0, hear: 1, recall: 2, write: 3, say: 4 };
const skillsByNumber = new Map(
  Object.entries(NUMBERS).map(([skill, number]) => [number, skill as Skill]),
);

/** Stands where a skill has its number. */
const BEGUN = -1;

/** As FSRS counts states. */
const IN_REVIEW: Memory['state'] = 2;

const FAVOURITE = 1;
const SUSPENDED = 2;
const DAY_MS = 86_400_000;

export const toWire = (card: LearningCard): WireCard => {
  const { item, skills, favourite, suspended, seenAt = 0, begunAt, tracedAt = 0 } = card;
  const marks = (favourite ? FAVOURITE : 0) + (suspended ? SUSPENDED : 0);
  const begun: WireBegun[] = begunAt === undefined ? [] : [[BEGUN, begunAt - seenAt]];
  const known = Object.entries(NUMBERS).flatMap(([skill, number]) => {
    const memory = skills[skill as Skill];
    return memory ? [skillToWire(number, memory, seenAt)] : [];
  });
  return [item, marks, seenAt, tracedAt, ...known, ...begun];
};

const skillToWire = (number: number, memory: Memory, seenAt: number): WireSkill => [
  number,
  memory.stability,
  memory.difficulty,
  memory.last_review - seenAt,
  memory.scheduled_days,
  memory.reps,
  memory.lapses,
];

/**
 * The card of a device, without skills that this page does not know yet. It does not say where its
 * replay ended, which only the account needs.
 */
export const fromWire = ([item, marks, seenAt, tracedAt, ...known]: WireCard): LearningCard => {
  const begun = known.find(isBegun);
  const skills = known.filter((one) => !isBegun(one));
  return {
    ...newCard(item),
    favourite: (marks & FAVOURITE) > 0,
    suspended: (marks & SUSPENDED) > 0,
    seenAt: seenAt || undefined,
    begunAt: begun && seenAt + begun[1],
    tracedAt: tracedAt || undefined,
    skills: Object.fromEntries(skills.flatMap((one) => skillFromWire(one, seenAt))),
  };
};

const isBegun = (one: WireBegun | WireSkill): one is WireBegun => one[0] === BEGUN;

const skillFromWire = (
  [number, stability, difficulty, lastReview, scheduledDays, reps, lapses]: WireSkill,
  seenAt: number,
): [Skill, Memory][] => {
  const skill = skillsByNumber.get(number);
  if (!skill) return [];
  const memory: Memory = {
    stability,
    difficulty,
    last_review: seenAt + lastReview,
    due: seenAt + lastReview + scheduledDays * DAY_MS,
    scheduled_days: scheduledDays,
    reps,
    lapses,
    // Whole days only: whatever was graded is in review (`review` in the domain).
    learning_steps: 0,
    state: IN_REVIEW,
  };
  return [[skill, memory]];
};
