import type { Phrase, Word } from '#src/content/phrases.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { pointKeep } from '#src/learning/keep/point-keep.ts';
import { fetchOnce } from '#src/lib/fetch-once.ts';
import { attachTooltips } from '#src/ui/tooltip/tooltip.ts';

/** What the tooltip of a word says beside the word itself, in the language of the page. */
type WordTexts = Pick<Word, 'pinyin' | 'english' | 'meaning'>;
export type TextsOfPhrases = Record<
  Phrase['id'],
  Record<Word['_key'], WordTexts & { item: ItemId }>
>;

const EMPTY: WordTexts = { pinyin: '', english: '', meaning: '' };

/**
 * Explains each word of the phrases on hover, focus and tap. What it says comes after the page, at
 * `data-words`, by the ids that stand in the markup (`data-phrase`, `data-word`); until then, and
 * without a network, the tooltip shows the word alone.
 */
export const bindWordTooltips = (article: HTMLElement, tooltip: HTMLElement) => {
  const address = article.dataset['words'] ?? '';
  const load = () => fetchOnce<TextsOfPhrases>(address).catch(() => undefined);
  const keep = tooltip.querySelector<HTMLElement>('keep-item');
  const write = (texts: Partial<WordTexts & { chinese: string }>) => {
    for (const [part, text] of Object.entries(texts)) {
      const place = tooltip.querySelector(`[data-part='${part}']`);
      if (place) place.textContent = text;
    }
  };
  let shown: HTMLElement | undefined;
  void load();

  attachTooltips(article, {
    selector: '.word',
    tooltip,
    fill: (word) => {
      shown = word;
      write({ chinese: word.textContent, ...EMPTY });
      // Which item it is comes with the texts.
      if (keep) keep.hidden = true;
      const phrase = word.closest<HTMLElement>('[data-phrase]')?.dataset['phrase'] as
        ItemId | undefined;
      void load().then((texts) => {
        const known = phrase && texts?.[phrase]?.[word.dataset['word'] ?? ''];
        if (!known || shown !== word) return;
        write(known);
        pointKeep(tooltip, { item: known.item, hanzi: word.textContent });
        if (keep) keep.hidden = false;
      });
    },
  });
};
