import { splitProse, type ProsePart } from './prose.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A word is read aloud by `bindSpeakButtons`; its own text is its name, so a Chinese voice says it. */
const partHtml = ({ kind, text }: ProsePart): string => {
  switch (kind) {
    case 'word':
      return `<bdi><button type="button" class="spoken" lang="zh-Hans" data-speak="${text}">${text}</button></bdi>`;
    case 'form':
      return `<bdi lang="zh-Hans">${text}</bdi>`;
    case 'pinyin':
      return `<span class="pinyin" dir="ltr">${text}</span>`;
    case 'text':
      return text;
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
