import { getAvailableCard } from '#src/content/content-cards.ts';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import { smallPicture } from './small-picture.ts';

/** As wide as the start of a game may show it, in px. */
const WIDTHS = [400, 800, 1344];

/** The picture of the card that leads to a game, for its start; undefined where none leads there. */
export const gameCover = async (
  game: string,
  isPrerendered: boolean,
): Promise<SmallPicture | undefined> => {
  const card = await getAvailableCard(game);
  return card && smallPicture(card.picture, { widths: WIDTHS, isPrerendered });
};
