import type { Rule } from '../content.ts';
import { inside, isRecord, listIn, ofType } from '../walk.ts';

/** The places of a scene's items lie inside the scene. */
export const zonesInScene: Rule = (content) =>
  ofType(content, 'festival').flatMap((festival) =>
    listIn(festival, 'gameItems').flatMap((item, index) => {
      const position = isRecord(item['zone']) ? item['zone']['position'] : undefined;
      if (!isRecord(position)) return [];
      const fits = (start: string, length: string) =>
        Number(position[start]) + Number(position[length]) <= 100;
      if (fits('top', 'height') && fits('left', 'width')) return [];
      return [
        {
          document: festival._id,
          field: inside(inside('gameItems', index), 'zone.position'),
          message: 'must lie inside the scene: move it, or make it smaller',
        },
      ];
    }),
  );
