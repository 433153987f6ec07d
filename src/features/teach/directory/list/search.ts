import { riyalsOf } from '#src/domain/money.ts';
import {
  ranked,
  speaks,
  teachesAge,
  type Candidate,
  type Wishes,
} from '#src/domain/tutors/match.ts';
import { cellsOf } from '#src/domain/tutors/week-cells.ts';
import { firstIn, freeCellsIn } from '../free-cells.ts';
import { openStarts, type ListedTutor } from '../listed-tutor.ts';
import { CATEGORY_NAMES, type Filters } from './filters.ts';

/** So many tutors stand on a page of the list. */
const PER_PAGE = 24;

/** The filters that can be loosened one by one; days and times of day are one. */
export type FilterGroup = 'times' | 'price' | 'language' | 'category' | 'age';

export type Found = {
  /** How many tutors fit. */
  total: number;
  pages: number;
  tutors: (ListedTutor & { soonest: number | undefined })[];
  /** Where nobody fits: how many would without one of the filters, the most first. */
  loosened: { group: FilterGroup; count: number }[];
};

const wishesOf = ({ language, days, parts, category, age }: Filters): Wishes => ({
  languages: language ? [language] : [],
  common: [],
  times: days.length + parts.length > 0 ? { days, parts } : undefined,
  // Whoever names a price has nothing against a lower one, and all who are listed keep to it.
  budget: undefined,
  categories: category ? [CATEGORY_NAMES[category]] : [],
  age,
});

type Listed = Candidate & { listed: ListedTutor };

/**
 * The tutors who fit all filters, by how well they fit, then by who is free soonest (TUTORS-5).
 * `now` in milliseconds since 1970.
 */
export const searchTutors = (
  tutors: readonly ListedTutor[],
  filters: Filters,
  now: number,
): Found => {
  const { zone, days, parts } = filters;
  // Nobody said on which clock days and times of day are meant, or none was asked for.
  const freeCells = zone && days.length + parts.length > 0 ? freeCellsIn(zone, now) : undefined;
  const wanted = cellsOf(days, parts);
  const without = new Map<FilterGroup, number>();
  const found: Listed[] = [];
  for (const tutor of tutors) {
    const free = freeCells?.(tutor.starts);
    const [first, second] = missedBy(tutor, filters, !free || (free.cells & wanted) !== 0);
    if (!first) {
      const soonest = free ? firstIn(free, wanted) : openStarts(tutor, now)[0];
      found.push({ ...tutor, free: free?.cells, soonest, listed: tutor });
    } else if (!second) without.set(first, (without.get(first) ?? 0) + 1);
  }
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const from = (Math.min(filters.page, pages) - 1) * PER_PAGE;
  return {
    total: found.length,
    pages,
    tutors: ranked(wishesOf(filters), found)
      .slice(from, from + PER_PAGE)
      .map(({ tutor: { listed, soonest } }) => ({ ...listed, soonest })),
    loosened:
      found.length > 0
        ? []
        : [...without]
            .map(([group, count]) => ({ group, count }))
            .sort((one, other) => other.count - one.count),
  };
};

const missedBy = (tutor: ListedTutor, filters: Filters, isFree: boolean): FilterGroup[] => {
  const { price, language, category, age } = filters;
  const missed: FilterGroup[] = [];
  if (!isFree) missed.push('times');
  if (price !== undefined && riyalsOf(tutor.priceUsd) > price) missed.push('price');
  if (language && speaks(tutor, language) === 'missing') missed.push('language');
  if (category && !tutor.categories.includes(CATEGORY_NAMES[category])) missed.push('category');
  if (age && !teachesAge(tutor, age)) missed.push('age');
  return missed;
};

/** The filters without one group of them, on the first page. */
export const loosen = (filters: Filters, group: FilterGroup): Filters => ({
  ...filters,
  page: 1,
  ...(group === 'times' ? { days: [], parts: [] } : { [group]: undefined }),
});

/** Whether anything but a zone is asked for. */
export const isFiltered = ({ days, parts, price, language, category, age }: Filters): boolean =>
  days.length + parts.length > 0 ||
  [price, language, category, age].some((one) => one !== undefined);
