import { z } from 'zod';
import { AGES, type Age } from '#src/domain/learner-age.ts';
import type { LessonCategory } from '#src/domain/tutors/choices.ts';
import { DAY_PARTS, type DayPart } from '#src/domain/tutors/week-cells.ts';
import { timeZoneSchema } from '#src/domain/time-zone-schema.ts';
import { SHORT_DAYS, type ShortDay } from '#src/domain/week.ts';

/** Lesson categories as they stand in the address. */
export const CATEGORY_NAMES = {
  hsk: 'HSK Standard',
  conversation: 'Conversational',
  school: 'Saudi School Curriculum',
} as const satisfies Record<string, LessonCategory>;
export type CategoryName = keyof typeof CATEGORY_NAMES;

const MAX_PRICE = 10_000;
const MAX_PAGE = 1_000;

const distinct = <Value extends string>(values: readonly Value[]) =>
  z
    .array(z.string().refine((one) => values.some((value) => value === one)))
    .transform((chosen) => values.filter((one) => chosen.includes(one)));

/** What a visitor looks for, as it stands in the address of the list. An empty field is none. */
const schema = z.object({
  zone: z.optional(timeZoneSchema),
  day: distinct(SHORT_DAYS),
  time: distinct(DAY_PARTS),
  /** Riyals for a lesson, at most. */
  price: z.coerce.number().int().min(1).max(MAX_PRICE).optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  category: z.enum(Object.keys(CATEGORY_NAMES) as [CategoryName, ...CategoryName[]]).optional(),
  age: z.enum(AGES).optional(),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
});

export type Filters = {
  zone: string | undefined;
  days: readonly ShortDay[];
  parts: readonly DayPart[];
  price: number | undefined;
  language: string | undefined;
  category: CategoryName | undefined;
  age: Age | undefined;
  page: number;
};

/** What is wrong with an address: its times are on nobody's clock, or a field can't be read. */
export type FilterFault = 'zone_needed' | 'unreadable';

const MANY = ['day', 'time'];
type Field = keyof z.input<typeof schema>;

/** Reads the filters of an address. A field that can't be read counts as empty, and is told. */
export const readFilters = (
  parameters: URLSearchParams,
): { filters: Filters; fault: FilterFault | undefined } => {
  const given = (name: Field) =>
    MANY.includes(name) ? parameters.getAll(name) : parameters.get(name) || undefined;
  const fields = Object.keys(schema.shape) as Field[];
  const faults = fields.filter((name) => !schema.shape[name].safeParse(given(name)).success);
  const read = schema.parse(
    Object.fromEntries(
      fields.map((name) => [
        name,
        faults.includes(name) ? (MANY.includes(name) ? [] : undefined) : given(name),
      ]),
    ),
  );
  const { zone, day, time, page = 1, price, language, category, age } = read;
  const needsZone = !zone && day.length + time.length > 0;
  return {
    filters: { zone, days: day, parts: time, price, language, category, age, page },
    fault: faults.length > 0 ? 'unreadable' : needsZone ? 'zone_needed' : undefined,
  };
};

/** The query of an address without its empty fields, which a form sends along; undefined where none is empty. */
export const withoutEmpty = (parameters: URLSearchParams): string | undefined => {
  const given = [...parameters].filter(([, value]) => value !== '');
  if (given.length === parameters.size) return undefined;
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
};

/** The query of the address of these filters, which `readFilters` reads; empty without any. */
export const filterQuery = (filters: Filters): string => {
  const { zone, days, parts, price, language, category, age, page } = filters;
  const pairs = [
    ['zone', zone],
    ...days.map((day) => ['day', day]),
    ...parts.map((part) => ['time', part]),
    ['price', price],
    ['language', language],
    ['category', category],
    ['age', age],
    ['page', page > 1 ? page : undefined],
  ].flatMap(([name, value]) => (value === undefined ? [] : [[String(name), String(value)]]));
  const query = new URLSearchParams(pairs).toString();
  return query && `?${query}`;
};
