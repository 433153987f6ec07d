/**
 * What a learner can know. `phrase.<section>.<key>`, `combination.<recipe>` and `term.<festival>.<key>`
 * are named by ids that editors never type, so an edit of the text keeps what was learnt. A word is
 * its hanzi with its first pinyin and a character is itself, so each is one item wherever it stands.
 */
export const ITEM_KINDS = ['phrase', 'word', 'character', 'combination', 'term'] as const;

export type ItemKind = (typeof ITEM_KINDS)[number];

/** An item's id, at most 200 characters. */
export type ItemId = `${ItemKind}.${string}`;

/** One spelling for one reading: small letters, single spaces, composed tone marks. */
const readingOf = (pinyin: string): string =>
  pinyin.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');

export const phraseId = (section: string, key: string): ItemId => `phrase.${section}.${key}`;
export const wordId = (hanzi: string, pinyin: string): ItemId =>
  `word.${hanzi}.${readingOf(pinyin)}`;

/** A word as it stands in the content. */
type WrittenWord = { chinese: string; pinyin: string; formerPinyin?: string | null };

/**
 * Names words of the content. One whose pinyin was corrected goes on under its former pinyin, in
 * every place as soon as one of them names it, so that what was learnt of it stays (LEARNING-23).
 */
export const wordIdsOf = (words: readonly WrittenWord[]) => {
  const corrected = new Map(
    words.flatMap(({ chinese, pinyin, formerPinyin }) =>
      formerPinyin ? [[wordId(chinese, pinyin), wordId(chinese, formerPinyin)]] : [],
    ),
  );
  return ({ chinese, pinyin }: WrittenWord): ItemId => {
    const id = wordId(chinese, pinyin);
    return corrected.get(id) ?? id;
  };
};

export const characterId = (hanzi: string): ItemId => `character.${hanzi}`;
export const combinationId = (recipe: string): ItemId => `combination.${recipe}`;
/** The name of a festival is a term of its own, beside those of its scene. */
export const FESTIVAL_NAME = 'name';

export const termId = (festival: string, key: string): ItemId => `term.${festival}.${key}`;

export const kindOf = (item: ItemId): ItemKind => item.slice(0, item.indexOf('.')) as ItemKind;
