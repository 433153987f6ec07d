import type { Content } from './content.ts';
import { everyText, everyValue, isRecord, textIn } from './walk.ts';

/** Chinese with its pinyin, where it stands, and what kind of text it is. */
export type ChineseText = {
  document: string;
  field: string;
  chinese: string;
  pinyin: string;
  /** A word of a phrase or a line is read as in it, so it is judged there. */
  isWordOfPhrase: boolean;
};

/** Fields that hold Chinese beside a field `pinyin`. */
const BESIDE_PINYIN = ['chinese', 'chineseName', 'radical', 'character', 'char', 'result'];

const isInsideField = /(^|\.)(pinyin|chinese|chineseName)$/;
const IN_PROSE = /(\p{Script=Han}[\p{Script=Han}…，、！？]*)[”»]? \(([^()]+)\)/gu;
const LATIN = /^[\p{Script=Latin}\p{M}’'\-\s,.!?…]+$/u;

/** Chinese in fields of its own. */
export const chineseFields = (content: Content): ChineseText[] =>
  everyValue(content).flatMap(({ document, field, value }) => {
    // That none is there is told by the rule of the schema.
    if (!isRecord(value) || textIn(value, 'pinyin').trim() === '') return [];
    const name = BESIDE_PINYIN.find((name) => textIn(value, name) !== '');
    if (!name) return [];
    return [
      {
        document,
        field: field === '' ? 'pinyin' : `${field}.pinyin`,
        chinese: textIn(value, name),
        pinyin: textIn(value, 'pinyin'),
        isWordOfPhrase: value['_type'] === 'word' || value['_type'] === 'gloss',
      },
    ];
  });

/** Chinese inside prose, followed by its pinyin: `饺子 (jiǎozi)` (cms/README.md, conventions). */
export const chineseInProse = (content: Content): ChineseText[] =>
  everyText(content)
    .filter(({ field }) => !isInsideField.test(field))
    .flatMap(({ document, field, value }) =>
      [...value.matchAll(IN_PROSE)]
        .map(([, chinese = '', pinyin = '']) => ({ chinese, pinyin }))
        .filter(({ pinyin }) => LATIN.test(pinyin))
        .map((text) => ({ document, field, ...text, isWordOfPhrase: false })),
    );
