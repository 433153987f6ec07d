import { soundDistance, soundsTheSame } from '#src/domain/mandarin/sounds-alike.ts';
import type { Catalogue, CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { LOOK_BESIDE_SOUND, looksAlike } from '#src/learning/looks-alike.ts';
import { CANDIDATES, choicesAmong, likenessTo } from './meanings.ts';

/** Of what sounds most alike chance picks from so many. */
const ALIKE_CANDIDATES = 6;
/** A question is told by its meaning’s mark, however alike it sounds, and much by its length. */
const SAME_MARK = 2;

/**
 * What an item is to be told apart from by ear: nothing that sounds the same. At its first time it
 * stands among those that would be plausible, later among those that sound most like it.
 */
export const heardChoicesFor = (
  catalogue: Catalogue,
  asked: CatalogueItem,
  chance: string,
  isNew: boolean,
): CatalogueItem[] => {
  const others = catalogue.items.filter((one) => one === asked || !soundsTheSame(one, asked));
  const isQuestion = ({ hanzi }: CatalogueItem) => hanzi.endsWith('？');
  const how = isNew
    ? { likeness: likenessTo(catalogue, asked), candidates: CANDIDATES }
    : {
        likeness: (other: CatalogueItem) =>
          SAME_MARK * Number(isQuestion(asked) === isQuestion(other)) +
          LOOK_BESIDE_SOUND * Number(looksAlike(asked, other)) -
          soundDistance(asked, other),
        candidates: ALIKE_CANDIDATES,
      };
  return choicesAmong(others, asked, how, chance);
};
