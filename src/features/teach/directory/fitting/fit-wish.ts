import { filterQuery, readFilters, type Filters } from '../list/filters.ts';
import { isFiltered } from '../list/search.ts';

/** Whom somebody waits for: a tutor who fits the answers of the questionnaire, or these filters. */
export type FitWish = { by: 'answers' | 'filters'; filters: Filters };

const BY = 'by';

/** Reads a wish from an address, or from what is kept of it; undefined where it asks for nothing. */
export const readFitWish = (parameters: URLSearchParams): FitWish | undefined => {
  const { filters } = readFilters(parameters);
  const first = { ...filters, page: 1 };
  if (parameters.get(BY) === 'answers') return { by: 'answers', filters: first };
  return isFiltered(first) ? { by: 'filters', filters: first } : undefined;
};

/** The query of a wish, which `readFitWish` reads: with the answers only the zone counts. */
export const fitQuery = ({ by, filters }: FitWish): string => {
  if (by === 'filters') return filterQuery({ ...filters, page: 1 });
  const zone = filters.zone && { zone: filters.zone };
  return `?${new URLSearchParams({ [BY]: 'answers', ...zone }).toString()}`;
};
