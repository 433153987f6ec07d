import type { Problem, Rule } from '../content.ts';
import { inside, isRecord, listIn, ofType, textIn } from '../walk.ts';

/** Items of each festival's scene, festivals in the order of the page (platform §3). */
const ITEMS: Record<string, string[]> = {
  spring: ['lantern', 'liondance', 'hongbao', 'springcouplets'],
  qingming: ['incense', 'food', 'money', 'willow'],
  'dragon-boat': ['zongzi', 'flag', 'boat', 'drum'],
  'mid-autumn': ['lantern', 'moon', 'mooncake', 'family'],
};

const sorted = (list: string[]): string => [...list].sort().join(', ');

/** Four festivals in order, each with its four items and a zone for each of them. */
export const festivalItems: Rule = (content) => {
  const festivals = ofType(content, 'festival');
  const slugById = new Map(festivals.map((one) => [one._id, textIn(one, 'slug')]));
  const order = listIn(ofType(content, 'festivalsArticle')[0], 'festivals').map((reference) =>
    slugById.get(textIn(reference, '_ref')),
  );
  const problems: Problem[] = [];
  if (order.join() !== Object.keys(ITEMS).join()) {
    const message = `must be ${Object.keys(ITEMS).join(', ')}`;
    problems.push({ document: 'festivals-article', field: 'festivals', message });
  }
  for (const festival of festivals) {
    const items = ITEMS[textIn(festival, 'slug')] ?? [];
    for (const field of ['gameItems', 'dropZones']) {
      const ids = listIn(festival, field).map((one) => textIn(one, 'id'));
      if (sorted(ids) === sorted(items)) continue;
      const message = `must have the ids ${items.join(', ')}`;
      problems.push({ document: festival._id, field, message });
    }
  }
  return problems;
};

/** Drop zones have a size and lie inside the scene. */
export const zonesInScene: Rule = (content) =>
  ofType(content, 'festival').flatMap((festival) =>
    listIn(festival, 'dropZones').flatMap((zone, index) => {
      const read = (side: string): number => {
        const value = isRecord(zone['position']) ? zone['position'][side] : undefined;
        return typeof value === 'number' ? value : Number.NaN;
      };
      const isInside = (start: number, length: number) =>
        start >= 0 && length > 0 && start + length <= 100;
      if (isInside(read('top'), read('height')) && isInside(read('left'), read('width'))) return [];
      return [
        {
          document: festival._id,
          field: inside(inside('dropZones', index), 'position'),
          message: 'must lie inside the scene, from 0 to 100 percent',
        },
      ];
    }),
  );
