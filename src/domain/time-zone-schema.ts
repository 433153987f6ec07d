import * as z from 'zod/mini';
import { isTimeZone } from './time-zones.ts';

/**
 * A time zone by the one name that the runtime has for it, in whatever letters it was written. What is
 * kept for each zone would else be kept for each of thousands of spellings.
 */
const plainZone = (name: string): string =>
  isTimeZone(name)
    ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
    : name;

/** The name of an IANA time zone, as people and programs hand it over; the error is `zone`. */
export const timeZoneSchema = z
  .string()
  .check(z.maxLength(60, 'zone'), z.overwrite(plainZone), z.refine(isTimeZone, 'zone'));

/** The time zone that a text names, where it names one. */
export const timeZoneIn = (text: string): string | undefined =>
  z.safeParse(timeZoneSchema, text).data;
