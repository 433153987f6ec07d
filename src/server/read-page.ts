/** A page of a list, and how many there are in all. */
type Found = { count: number };

/**
 * Reads a page of a list. One beyond the end is the last: what was decided on a page may have been
 * all that stood there.
 */
export const readPage = async <Page extends Found>(
  asked: number,
  perPage: number,
  read: (at: { page: number; perPage: number }) => Promise<Page>,
): Promise<Page & { page: number; pages: number }> => {
  const found = await read({ page: asked, perPage });
  const pages = Math.max(1, Math.ceil(found.count / perPage));
  const page = Math.min(asked, pages);
  return { ...(page === asked ? found : await read({ page, perPage })), page, pages };
};
