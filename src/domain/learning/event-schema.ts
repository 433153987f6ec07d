import * as z from 'zod/mini';
import { GRADES, MARKS, SKILLS } from './event.ts';
import { ITEM_KINDS, type ItemId } from './item.ts';

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

/** Judges what a device sends. Apart from what it describes, since pages that practise judge nothing. */
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
