import { randomUUID } from 'node:crypto';
import type { Grade, LearningEvent } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** How long ago it began, and how much is met on a day. */
const DAYS = 40;
const NEW_A_DAY = 8;
/** After how many days each comes back, roughly as the schedule asks. */
const RETURNS = [0, 2, 6, 13, 26];
const DEVICE = 'demo-phone';

/**
 * Forty days of a learner on a path: most days a few new items, what was met comes back, some of it
 * forgotten. Without chance, so that two pictures of the dashboard are alike.
 */
export const demoPractice = (
  { items, groups, paths }: Catalogue,
  path: string,
  now: number,
): LearningEvent[] => {
  const known = new Map(items.map((item) => [item.item, item]));
  const steps = paths.find(({ id }) => id === path)?.steps ?? [];
  const inOrder = steps.flatMap((step) => groups.find(({ id }) => id === step.group)?.items ?? []);
  const days = Array.from({ length: DAYS }, (_, day) => day).filter(isPractised);
  const met = [...new Set(inOrder)].slice(0, days.length * NEW_A_DAY);
  return met.flatMap((id, index) => {
    const first = days[Math.floor(index / NEW_A_DAY)] ?? 0;
    const item = known.get(id);
    return item ? historyOf(item, { index, first, now }) : [];
  });
};

/** Every fifth day or so is left out, and two days of a journey. */
const isPractised = (day: number) => day % 6 !== 3 && day !== 22 && day !== 23;

const dayOfPractice = (day: number): number => (isPractised(day) ? day : dayOfPractice(day + 1));

type Beginning = { index: number; first: number; now: number };

const historyOf = ({ item, skills }: CatalogueItem, { index, first, now }: Beginning) => {
  const momentOf = (day: number) => now - (DAYS - day) * DAY_MS - 90 * MINUTE_MS + index * 20_000;
  const returns = RETURNS.map((after) => dayOfPractice(first + after)).filter((day) => day < DAYS);
  const asked = skills.slice(0, 1 + (index % 3));
  return [
    happened(item, momentOf(first), { what: 'seen' }),
    ...returns.flatMap((day, time) =>
      asked.map((skill, place) =>
        happened(item, momentOf(day) + (place + 1) * 8_000, {
          what: 'graded',
          skill,
          grade: gradeOf(index, time),
        }),
      ),
    ),
  ];
};

/** One in eleven is forgotten when it comes back, and one of those once more. */
const gradeOf = (index: number, time: number): Grade => {
  if (index % 11 === 5 && time > 0 && time < 2 + (index % 2)) return 1;
  return index % 7 === 2 ? 2 : 3;
};

type What =
  { what: 'seen' } | { what: 'graded'; skill: CatalogueItem['skills'][number]; grade: Grade };

const happened = (item: ItemId, at: number, what: What): LearningEvent => ({
  // Its form is that of the ids which devices make.
  id: randomUUID().replace(/^(.{14})4/, '$17'),
  item,
  at,
  device: DEVICE,
  ...what,
});
