import * as z from 'zod/mini';
import { ITEM_KINDS, type ItemId } from './item.ts';

/**
 * The ways of knowing an item, each scheduled by itself: hanzi to meaning, sound to meaning,
 * meaning to pinyin or hanzi, meaning to strokes drawn from memory, and saying it aloud.
 */
export const SKILLS = ['read', 'hear', 'recall', 'write', 'say'] as const;
export type Skill = (typeof SKILLS)[number];

/** How well it went, in the words and numbers of FSRS: 1 again, 2 hard, 3 good, 4 easy. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];

/**
 * What can happen to an item apart from a grade. `traced`: drawn over its outline, which is not
 * yet writing from memory. `suspended` and `restored` hold for the whole item.
 */
export const MARKS = [
  'seen',
  'traced',
  'suspended',
  'restored',
  'favourite',
  'not-favourite',
] as const;
export type Mark = (typeof MARKS)[number];

/** 2020 to 2100: a clock outside is broken, and what it says can't be put in order. */
const EARLIEST = Date.UTC(2020);
const LATEST = Date.UTC(2100);

const ITEM_ID = new RegExp(`^(?:${ITEM_KINDS.join('|')})\\.\\S.{0,180}$`, 'u');

export const itemIdSchema = z.custom<ItemId>(
  (value) => typeof value === 'string' && ITEM_ID.test(value),
  'item',
);

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const eventId = z.string().check(z.regex(UUID_V7, 'event_id'));

const common = {
  /** A UUIDv7 made on the device. */
  id: eventId,
  item: itemIdSchema,
  /** By the device's clock, in milliseconds since 1970. */
  at: z.int().check(z.gte(EARLIEST, 'time'), z.lte(LATEST, 'time')),
  /** Which device it happened on: a random name that it gave itself. */
  device: z.string().check(z.regex(/^[\w-]{8,40}$/, 'device')),
};

export const learningEventSchema = z.discriminatedUnion('what', [
  z.strictObject({
    ...common,
    what: z.literal('graded'),
    skill: z.enum(SKILLS),
    grade: z.literal(GRADES),
  }),
  z.strictObject({ ...common, what: z.enum(MARKS) }),
  /** Takes back an event of the same item. */
  z.strictObject({ ...common, what: z.literal('undone'), undoes: eventId }),
]);

/** Something that happened to an item. Events are only ever added, never changed. */
export type LearningEvent = z.output<typeof learningEventSchema>;

export type EventsOf = { readonly item: ItemId; readonly events: readonly LearningEvent[] };

/** The one order of events: by time, and at one moment by id. */
export const inOrder = (
  one: Pick<LearningEvent, 'at' | 'id'>,
  other: Pick<LearningEvent, 'at' | 'id'>,
): number => one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));

/** Each event once, in order: the union of what several devices know. */
export const mergeEvents = (...logs: readonly (readonly LearningEvent[])[]): LearningEvent[] =>
  [...new Map(logs.flat().map((event) => [event.id, event])).values()].sort(inOrder);
