import type { Rule } from '../content.ts';
import { inside, isRecord, listIn, ofType, textIn } from '../walk.ts';

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
      levelOf.set(char, textIn(level, 'title'));
      return [
        ...(earlier
          ? [{ ...place, message: `${char} stands in “${earlier}” already: choose another one` }]
          : []),
        ...(content.drawable.has(char)
          ? []
          : [{ ...place, message: `${char} can’t be practised: it has no stroke data` }]),
      ];
    }),
  );
};

/** A word or a sentence of a character has it in it. */
export const usedCharacters: Rule = (content) =>
  ofType(content, 'hanziLevel').flatMap((level) =>
    listIn(level, 'characters').flatMap((character, index) => {
      const char = textIn(character, 'char');
      return USAGES.flatMap((usage) => {
        const chinese = isRecord(character) ? textIn(character[usage], 'chinese') : '';
        if (chinese === '' || chinese.includes(char)) return [];
        const field = inside(inside('characters', index), `${usage}.chinese`);
        return [{ document: level._id, field, message: `${chinese} must have ${char} in it` }];
      });
    }),
  );

const USAGES = ['word', 'sentence'] as const;
