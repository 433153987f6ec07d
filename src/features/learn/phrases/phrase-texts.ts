import type { Phrase, Word } from '#src/content/phrases.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';

/** What the tooltip of a word says beside the word itself, in the language of the page. */
export type WordTexts = Pick<Word, 'pinyin' | 'english' | 'meaning'>;
/** What one may hear back, with its meaning in the language of the page. */
export type ReplyTexts = {
  readonly chinese: string;
  readonly pinyin: string;
  readonly meaning: string;
};

export type PhraseTexts = {
  readonly words: Readonly<Record<Word['_key'], WordTexts & { item: ItemId }>>;
  readonly replies: readonly ReplyTexts[];
};
/** What an article shows only when it is asked, by its phrases. */
export type TextsOfPhrases = Readonly<Record<Phrase['id'], PhraseTexts>>;

/** Fetches them from the address that the article names. Throws where the network fails. */
export const fetchPhraseTexts = (article: HTMLElement): Promise<TextsOfPhrases> =>
  fetchOnce<TextsOfPhrases>(article.dataset['texts'] ?? '');
