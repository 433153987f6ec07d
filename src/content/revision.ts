import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fetchUnremembered, isHosted } from './client.ts';
import { readEmbeddedDataset } from './embedded-dataset.ts';

/** Changes with each publication, and with each document that is taken back or deleted. */
const QUERY = `{
  "count": count(*[!(_type match "system.*")]),
  "latest": *[!(_type match "system.*")] | order(_updatedAt desc, _id asc)[0]{ _id, _rev }
}`;

const answer = z.object({
  count: z.int(),
  latest: z.object({ _id: z.string(), _rev: z.string() }).nullable(),
});

/** The same for a folder of published documents. */
export const revisionOfDataset = (folder?: string): string =>
  createHash('sha256')
    .update(JSON.stringify(readEmbeddedDataset(folder)))
    .digest('hex');

/**
 * One text for all that is published now: another one is another content. Throws where the content
 * can't be asked.
 */
export const contentRevision = async (): Promise<string> => {
  if (!isHosted) return revisionOfDataset();
  const { count, latest } = await fetchUnremembered(QUERY, answer);
  return `${count} ${latest?._id ?? ''} ${latest?._rev ?? ''}`;
};
