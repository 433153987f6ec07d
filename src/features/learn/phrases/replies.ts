import type { ItemId } from '#src/domain/learning/item.ts';
import { followShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import { fetchPhraseTexts, type PhraseTexts, type ReplyTexts } from './phrase-texts.ts';

/**
 * Fills the fold below each deck with what one may hear back to the phrase that shows (PHRASES-9).
 * `template` holds a line for a reply and one for a network that is gone.
 */
export const bindReplies = (article: HTMLElement, template: HTMLTemplateElement) => {
  const line = (part: 'reply' | 'failure') =>
    template.content.querySelector(`[data-line='${part}']`)?.cloneNode(true) as HTMLElement;
  const lineOf = ({ chinese, pinyin, meaning }: ReplyTexts) => {
    const one = line('reply');
    const write = (part: string, text: string) => {
      const place = one.querySelector<HTMLElement>(`[data-part='${part}']`);
      if (place) place.textContent = text;
      return place;
    };
    const button = write('chinese', chinese);
    if (button) button.dataset['pinyin'] = pinyin;
    write('pinyin', pinyin);
    write('meaning', meaning);
    return one;
  };

  for (const fold of article.querySelectorAll<HTMLDetailsElement>('[data-replies]')) {
    const list = fold.querySelector('ul');
    let shown: ItemId | undefined;
    const write = (texts: PhraseTexts | undefined) => {
      fold.hidden = texts?.replies.length === 0;
      list?.replaceChildren(...(texts ? texts.replies.map(lineOf) : [line('failure')]));
    };
    const fill = async () => {
      const phrase = shown;
      const texts = await fetchPhraseTexts(article).catch(() => undefined);
      if (phrase === shown) write(phrase ? texts?.[phrase] : undefined);
    };
    followShownPhrase(fold, ({ item }) => {
      shown = item;
      void fill();
    });
    // Who opens it after a failure asks once more.
    fold.addEventListener('toggle', () => void fill());
  }
};
