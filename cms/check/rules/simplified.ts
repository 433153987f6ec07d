import type { Rule } from '../content.ts';
import { hanziOf } from '../pinyin.ts';
import { everyText } from '../walk.ts';

/**
 * The characters of GB 2312, mainland China's first standard set, which has no traditional forms. All
 * that are in daily use are among them; of rare ones in names some are not.
 */
const commonHanzi = (): Set<string> => {
  const decoder = new TextDecoder('gbk');
  const hanzi = new Set<string>();
  for (let row = 0xb0; row <= 0xf7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      hanzi.add(decoder.decode(Uint8Array.of(row, cell)));
    }
  }
  return hanzi;
};

let common: Set<string> | undefined;

/**
 * Where rare and older forms are meant, by type: 耂 beside 老, what a recipe makes (尛), and what is told
 * of a recipe or a radical (孙 was 孫).
 */
const ABOUT_FORMS: Partial<Record<string, RegExp>> = {
  hanziLevel: /\.sideForms\[/,
  radical: /^(sideForms\[|description)/,
  recipe: /^(result|note)/,
};

/**
 * What learners read is simplified (CONTENT-3). A character outside the common ones asks for a second
 * look, for it may be a rare one.
 */
export const simplifiedCharacters: Rule = (content) =>
  content.documents.flatMap((document) =>
    everyText({ ...content, documents: [document] }).flatMap(({ field, value }) => {
      if (ABOUT_FORMS[document._type]?.test(field)) return [];
      common ??= commonHanzi();
      const others = new Set(hanziOf(value)).difference(common);
      if (others.size === 0) return [];
      const message = `${[...others].join(' ')} is not among the common simplified characters: publish it only if it is no traditional form`;
      return [{ document: document._id, field, message, severity: 'warning' as const }];
    }),
  );
