import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import type { StoredLesson } from '#db/repos/lessons.ts';
import { endOf } from '#src/domain/lessons/lesson-time.ts';

/** A lesson as it stands in the calendar of one of the two. */
export type CalendarEntry = {
  lesson: Pick<StoredLesson, 'id' | 'start' | 'version' | 'updatedAt'>;
  summary: string;
  /** Where it takes place. */
  link: string | undefined;
};

/** How often a calendar may ask for changes. */
const ASKED_AGAIN_S = 60 * 60;

/** A calendar has one component at least (RFC 5545, 3.6); where there are no lessons, its clock. */
const UTC = `BEGIN:VTIMEZONE
TZID:UTC
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
END:STANDARD
END:VTIMEZONE`;

/** Nobody hears of the other's address: the site invites, and each of the two by themselves. */
type Invitation = {
  organizer: { name: string; email: string };
  reader: string;
};

const eventOf = (
  { lesson: { id, start, version, updatedAt }, summary, link }: CalendarEntry,
  host: string,
): ICalEventData => ({
  id: `lesson-${id}@${host}`,
  sequence: version,
  stamp: updatedAt,
  start,
  end: new Date(endOf(start.getTime())),
  summary,
  ...(link && { location: link }),
});

/** A file that puts a lesson into the calendar of its reader, or takes it out again. */
export const invitation = (
  entry: CalendarEntry,
  { organizer, reader }: Invitation,
  { host, method }: { host: string; method: 'REQUEST' | 'CANCEL' },
): string => {
  const isOff = method === 'CANCEL';
  const calendar = ical({
    prodId: `//${host}//Lessons//EN`,
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    ...eventOf(entry, host),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: [{ email: reader, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  });
  return calendar.toString();
};

/** Lessons without an invitation: one to be put in by hand, or all, under a name, to be subscribed to. */
export const feedOf = (
  entries: readonly CalendarEntry[],
  { host, name }: { host: string; name?: string | undefined },
): string => {
  const calendar = ical({
    prodId: `//${host}//Lessons//EN`,
    ...(name && { name, ttl: ASKED_AGAIN_S }),
    ...(entries.length === 0 && { timezone: { name: 'UTC', generator: () => UTC } }),
  });
  for (const entry of entries) {
    calendar.createEvent({ ...eventOf(entry, host), status: ICalEventStatus.CONFIRMED });
  }
  return calendar.toString();
};
