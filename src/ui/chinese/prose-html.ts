import { pinyinClass, splitProse, type ProsePart } from './prose.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `bindSpeakButtons` reads the word aloud; its own text names it, so a Chinese voice says it. */
const chineseHtml = (kind: 'word' | 'form', text: string, reading?: string) =>
  kind === 'word'
    ? `<bdi><button type="button" class="spoken" lang="zh-Hans" data-speak${reading ? ` data-pinyin="${reading}"` : ''}>${text}</button></bdi>`
    : `<bdi lang="zh-Hans">${text}</bdi>`;

const partHtml = (part: ProsePart): string => {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'pinyin':
      return `<span class="${pinyinClass(part.text)}" dir="ltr">${part.text}</span>`;
    case 'word':
    case 'form': {
      const chinese = part.before + chineseHtml(part.kind, part.text, part.reading) + part.after;
      const stands = part.before === '' && part.after === '';
      return stands ? chinese : `<span class="whitespace-nowrap">${chinese}</span>`;
    }
  }
};

/** A text as HTML in which every Chinese word can be heard. */
export const proseHtml = (text: string): string => markupHtml(escape(text));

/** The same for rendered HTML: only the text between its tags changes. */
export const markupHtml = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : splitProse(piece).map(partHtml).join('')))
    .join('');
