import type { ItemId } from '#src/domain/learning/item.ts';
import { pointKeep } from '#src/learning/keep/point-keep.ts';
import { attachTooltips } from '#src/ui/tooltip/tooltip.ts';
import { fetchPhraseTexts, type WordTexts } from './phrase-texts.ts';

const EMPTY: WordTexts = { pinyin: '', english: '', meaning: '' };

/**
 * Explains each word of the phrases on hover, focus and tap. What it says comes after the page, by
 * the ids that stand in the markup (`data-phrase`, `data-word`); until then, and without a network,
 * the tooltip shows the word alone.
 */
export const bindWordTooltips = (article: HTMLElement, tooltip: HTMLElement) => {
  const load = () => fetchPhraseTexts(article).catch(() => undefined);
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
        const known = phrase && texts?.[phrase]?.words[word.dataset['word'] ?? ''];
        if (!known || shown !== word) return;
        write(known);
        pointKeep(tooltip, { item: known.item, hanzi: word.textContent });
        if (keep) keep.hidden = false;
      });
    },
  });
};
