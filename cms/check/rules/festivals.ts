import type { Rule } from '../content.ts';
import { inside, isRecord, listIn, ofType, textIn } from '../walk.ts';

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

/** A year before the last day that a festival tells, editors are asked for more (FESTIVALS-14). */
const AHEAD_MS = 365 * 86_400_000;

/** The days of a festival follow each other, and reach a year ahead of `now` (milliseconds). */
export const festivalDays =
  (now: () => number): Rule =>
  (content) =>
    ofType(content, 'festival').flatMap((festival) => {
      const days = listIn(festival, 'days').map((day) => {
        const start = textIn(day, 'start');
        return { start, end: textIn(day, 'end') || start };
      });
      const problem = (field: string, message: string) => ({
        document: festival._id,
        field,
        message,
      });
      const wrong = days.flatMap(({ start, end }, index) => {
        const at = inside('days', index);
        const before = days[index - 1];
        return [
          ...(end < start ? [problem(inside(at, 'end'), 'must not lie before the first day')] : []),
          ...(before && start <= before.end
            ? [problem(inside(at, 'start'), 'must come after the days above it')]
            : []),
        ];
      });
      const last = Date.parse(days.at(-1)?.end ?? '1970-01-01');
      if (last - now() >= AHEAD_MS) return wrong;
      const message = 'add the next years: readers will soon see no day to come';
      return [...wrong, { ...problem('days', message), severity: 'warning' as const }];
    });
