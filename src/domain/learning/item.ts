/**
 * What a learner can know. `phrase.<section>.<key>`, `combination.<recipe>` and `term.<festival>.<key>`
 * are named by ids that editors never type, so an edit of the text keeps what was learnt. A word is
 * its hanzi with its pinyin and a character is itself, so each is one item wherever it stands.
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
export const characterId = (hanzi: string): ItemId => `character.${hanzi}`;
export const combinationId = (recipe: string): ItemId => `combination.${recipe}`;
/** The name of a festival is a term of its own, beside those of its scene. */
export const FESTIVAL_NAME = 'name';

export const termId = (festival: string, key: string): ItemId => `term.${festival}.${key}`;

export const kindOf = (item: ItemId): ItemKind => item.slice(0, item.indexOf('.')) as ItemKind;
