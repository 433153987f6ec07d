import { fetchOnce } from '#src/lib/fetch-once.ts';
import { attachTooltips } from '#src/ui/tooltip/tooltip.ts';
import type { WordTexts } from './word-texts.ts';

/**
 * Explains each word of the phrases on hover, focus and tap (platform §9). What it says comes after
 * the page, at `data-words`; until then, and without a network, the tooltip shows the word alone.
 */
export const bindWordTooltips = (article: HTMLElement, tooltip: HTMLElement) => {
  const words = [...article.querySelectorAll<HTMLElement>('.word')];
  const address = article.dataset['words'] ?? '';
  const load = () => fetchOnce<WordTexts[]>(address).catch(() => undefined);
  const write = (part: string, text: string) => {
    const place = tooltip.querySelector(`[data-part='${part}']`);
    if (place) place.textContent = text;
  };
  const explain = (texts?: WordTexts) => {
    write('pinyin', texts?.pinyin ?? '');
    write('gloss', texts?.gloss ?? '');
    write('meaning', texts?.meaning ?? '');
  };
  let shown: HTMLElement | undefined;
  let all: WordTexts[] | undefined;
  void load().then((texts) => (all = texts));

  attachTooltips(article, {
    selector: '.word',
    tooltip,
    fill: (word) => {
      shown = word;
      write('chinese', word.dataset['speak'] ?? '');
      explain(all?.[words.indexOf(word)]);
      if (all) return;
      void load().then((texts) => {
        all = texts;
        if (shown === word) explain(texts?.[words.indexOf(word)]);
      });
    },
  });
};
