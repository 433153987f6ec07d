import { z } from 'zod';
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

/** A page of one of the lists. */
export type AskedList = z.infer<typeof askedList>;

const askedList = z.object({
  list: z.enum(LISTED),
  page: pageNumber,
});

/** What the address of the dashboard asks for of a list; undefined where it asks for none. */
export const readAskedList = (query: URLSearchParams): AskedList | undefined =>
  askedList.safeParse(Object.fromEntries(query)).data;

/** The id of a list's element in the page. */
export const listId = (list: AskedList['list']): string => `applications-${list}`;

/** The query of a page of a list, at whose place the dashboard then opens. */
export const listQuery = ({ list, page }: AskedList): string =>
  `?list=${list}&page=${page}#${listId(list)}`;
