const ASK = /^\/[a-z]{2}\/tutors\/[\w-]+\/ask\?[\w=&:.%+-]*$/;

/** Where a tutor is asked for a lesson at a start, read on the clock of a zone; without its language. */
export const askPath = (
  slug: string,
  { start, zone }: { start?: number | undefined; zone: string },
): string => {
  const query = new URLSearchParams({
    ...(start !== undefined && { start: new Date(start).toISOString() }),
    zone,
  });
  return `/tutors/${slug}/ask?${query.toString()}`;
};

/** The address of such a page that a query names as `next`: the only one to which that leads. */
export const askAddressIn = (query: string): string | undefined => {
  const next = new URLSearchParams(query).get('next') ?? '';
  return ASK.test(next) ? next : undefined;
};
