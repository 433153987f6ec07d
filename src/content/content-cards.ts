import { defineQuery } from 'groq';
import { z } from 'zod';
import { fetchContent } from './client.ts';
import { inEachLanguage, slug, text } from './fields.ts';
import { picture, pictureFields } from './picture.ts';

const contentCardsQuery = defineQuery(`*[_type == "contentCard"] | order(order asc, _id asc) {
  _id, kind, "slug": select(kind == "article" => article->slug, game),
  title, titleAr, description, descriptionAr,
  picture ${pictureFields},
  status
}`);

const shared = {
  _id: text,
  kind: z.enum(['article', 'game']),
  ...inEachLanguage('learn', text, 'title', 'description'),
  picture,
};

const contentCard = z.discriminatedUnion('status', [
  z.object({ ...shared, status: z.literal('available'), slug }),
  z.object({ ...shared, status: z.literal('comingSoon') }),
]);

export type ContentCard = z.infer<typeof contentCard>;

/** The cards of articles and games in their order; a coming card has no address. */
export const getContentCards = (): Promise<ContentCard[]> =>
  fetchContent(contentCardsQuery, z.array(contentCard));

/** The card of an article or a game that readers can open, by its address. */
export const getAvailableCard = async (address: string): Promise<ContentCard | undefined> =>
  (await getContentCards()).find((card) => card.status === 'available' && card.slug === address);
