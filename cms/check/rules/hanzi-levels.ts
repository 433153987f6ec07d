import type { Problem, Rule } from '../content.ts';
import { inside, listIn, ofType, textIn } from '../walk.ts';

/** Titles of the levels, in order (platform §2). */
const TITLES = [
  'Basic Strokes',
  'Common Characters',
  'Intermediate Characters',
  'Advanced Characters',
  'Expert Level',
];
const CHARACTERS_PER_LEVEL = 30;

/** Five levels with the specified titles and thirty characters each. */
export const fiveLevels: Rule = (content) => {
  const levels = ofType(content, 'hanziLevel');
  const problems: Problem[] = [];
  for (const [index, title] of TITLES.entries()) {
    const level = levels.find((one) => one['level'] === index + 1);
    if (!level || textIn(level, 'title') !== title) {
      const message = `level ${index + 1} must be “${title}”`;
      problems.push({ document: level?._id ?? 'hanzi-levels', field: 'title', message });
    }
  }
  for (const level of levels) {
    const found = listIn(level, 'characters').length;
    if (found === CHARACTERS_PER_LEVEL && level['totalCharacters'] === CHARACTERS_PER_LEVEL)
      continue;
    const message = `must be ${CHARACTERS_PER_LEVEL}, found ${found}`;
    problems.push({ document: level._id, field: 'characters', message });
  }
  if (levels.length !== TITLES.length) {
    const message = `must be ${TITLES.length}, found ${levels.length}`;
    problems.push({ document: 'hanzi-levels', field: 'level', message });
  }
  return problems;
};

/** No character is practised twice, and we have the strokes of each. */
export const practisedCharacters: Rule = (content) => {
  const levelOf = new Map<string, string>();
  return ofType(content, 'hanziLevel').flatMap((level) =>
    listIn(level, 'characters').flatMap((character, index) => {
      const char = textIn(character, 'char');
      const place = {
        document: level._id,
        field: inside(inside('characters', index), 'char'),
      };
      const earlier = levelOf.get(char);
      levelOf.set(char, level._id);
      return [
        ...(earlier ? [{ ...place, message: `${char} stands in ${earlier} already` }] : []),
        ...(content.drawable.has(char)
          ? []
          : [{ ...place, message: `${char} has no stroke data in hanzi-writer-data` }]),
      ];
    }),
  );
};
