import { z } from 'zod';

export const MAX_TEXT = 100;

/** Part of a name or of an address, as it stands in the address of a list; empty it filters nothing. */
export const textFilter = z
  .string()
  .trim()
  .max(MAX_TEXT)
  .transform((text) => text || undefined)
  .optional()
  .catch(undefined);

/** The query of an address; empty without anything in it. */
export const queryOf = (pairs: Readonly<Record<string, string | number | undefined>>): string => {
  const query = new URLSearchParams(
    Object.entries(pairs).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return query && `?${query}`;
};
