/** A month of the calendar: `2026-11`. */
export type Month = string;

const two = (value: number) => String(value).padStart(2, '0');

/** The day on the device's clock, as `2026-11-23`. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

export const monthOf = (moment: Date): Month => dayOf(moment).slice(0, 7);

export const monthAfter = (month: Month, months: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(year, number - 1 + months, 1));
};

const WEEK = 7;

/** The days of a month in weeks from Sunday on, as the region has them; nothing before and after it. */
export const weeksOf = (month: Month): (string | undefined)[][] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = new Date(year, number - 1, 1).getDay();
  const count = new Date(year, number, 0).getDate();
  const weeks = Math.ceil((before + count) / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, weekday) => {
      const date = week * WEEK + weekday - before + 1;
      return date >= 1 && date <= count ? `${month}-${two(date)}` : undefined;
    }),
  );
};
