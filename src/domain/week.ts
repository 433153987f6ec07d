/** The days from Monday on (ISO 8601), by the names under which tutors' times travel. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

type Short<Day> = Day extends `${infer A}${infer B}${infer C}${string}`
  ? Lowercase<`${A}${B}${C}`>
  : never;
export type ShortDay = Short<Weekday>;

/** The short name of a day: `Monday` is `mon`. */
export const shortDay = (day: Weekday): ShortDay => day.slice(0, 3).toLowerCase() as ShortDay;

/** The days as students' answers name them, from Sunday, on which the week of the region begins. */
export const SHORT_DAYS: readonly ShortDay[] = [
  shortDay('Sunday'),
  ...WEEKDAYS.slice(0, -1).map(shortDay),
];
