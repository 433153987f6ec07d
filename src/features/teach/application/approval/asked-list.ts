import { z } from 'zod';
import { queryOf, textFilter } from '#src/lib/list-address.ts';
import { pageNumber } from '#src/lib/page-number.ts';

/** The lists that admins see, in their order; first drafts are only counted. */
export const LISTED = [
  'submitted',
  'returned',
  'visible',
  'suspended',
  'declined',
  'left',
] as const;

/** Whom the lists are to hold, and a page of one of them; of the others the first is shown. */
export type AskedLists = z.infer<typeof askedLists>;

const askedLists = z.object({
  text: textFilter,
  list: z.enum(LISTED).optional().catch(undefined),
  page: pageNumber,
});

/** What the address of the dashboard asks for. */
export const readAskedLists = (query: URLSearchParams): AskedLists =>
  askedLists.parse(Object.fromEntries(query));

/** The id of a list's element in the page. */
export const listId = (list: (typeof LISTED)[number]): string => `applications-${list}`;

/** The query of a page of a list, at whose place the dashboard then opens. */
export const listQuery = ({ text, list, page }: AskedLists & { list: string }): string =>
  `${queryOf({ text, list, page })}#${listId(list)}`;
