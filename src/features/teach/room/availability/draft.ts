import type { AvailabilityException } from '#src/domain/lessons/availability.ts';
import { toldExceptions } from '#src/domain/lessons/told-exceptions.ts';
import type { Weekday } from '#src/domain/week.ts';
import { slotFault, wholeWeek, type DayAvailability } from '#src/domain/week-times.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { placeName, type Place } from '#src/i18n/places.ts';
import { randomId } from '#src/lib/random-id.ts';
import type { Offer } from '../room.contract.ts';
import { exceptionWords, weekWords, type AvailabilityCopy } from './words.ts';

/** Time zone, week and exceptions while they are changed: an end of a time may be missing. */
export type Draft = { zone: string; week: DayAvailability[]; exceptions: AvailabilityException[] };

/** What an offer says of availability. */
export type SaidHours = Pick<Offer, 'zone' | 'week' | 'exceptions'>;

export const draftOf = ({ zone, week, exceptions }: SaidHours): Draft => ({
  zone,
  week: week.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot) => ({ ...slot, id: randomId() })),
  })),
  exceptions: exceptions.map(({ day, hour, isOpen }) => ({ day, hour, isOpen })),
});

/** What a draft says; that each of its times has two ends is judged apart, by `firstFault`. */
export const saidBy = ({ zone, week, exceptions }: Draft): SaidHours => ({
  zone,
  week: wholeWeek(week)
    .filter(({ slots }) => slots.length > 0)
    .map(({ day, slots }) => ({
      day,
      slots: slots.map(({ from, to }) => ({ from, to })) as SaidHours['week'][number]['slots'],
    })),
  exceptions: exceptions.map(({ day, hour, isOpen }) => ({
    day,
    ...(hour !== undefined && { hour }),
    isOpen,
  })),
});

/** The id of the field that ends a time. */
export const endId = (day: Weekday, index: number) => `time-${day}-${index}`;

/** The field of the first time that cannot be saved, if any. */
export const firstFault = (week: readonly DayAvailability[]): string | undefined => {
  for (const { day, slots } of wholeWeek(week)) {
    const index = slots.findIndex((slot, place) => slotFault(slot, slots.slice(0, place)));
    if (index >= 0) return endId(day, index);
  }
  return undefined;
};

type Tools = {
  locale: Locale<'teach'>;
  copy: AvailabilityCopy;
  places: readonly Place[];
  days: Readonly<Record<Weekday, string>>;
  today: string;
};

/** In which parts two availabilities differ, in words. */
export const differences = (here: SaidHours, there: SaidHours, tools: Tools) => {
  const { locale, copy, places, days, today } = tools;
  const lines = ({ zone, week, exceptions }: SaidHours) => ({
    zone: [placeName(places, zone)],
    week: weekWords(days, week),
    exceptions: toldExceptions(
      exceptions.map(({ day, hour, isOpen }) => ({ day, hour, isOpen })),
    ).map((told) => exceptionWords(locale, copy.exceptions, told, today)),
  });
  const [mine, theirs] = [lines(here), lines(there)];
  return (['zone', 'week', 'exceptions'] as const)
    .filter((part) => mine[part].join('\n') !== theirs[part].join('\n'))
    .map((part) => ({ name: copy.summary[part], here: mine[part], there: theirs[part] }));
};
