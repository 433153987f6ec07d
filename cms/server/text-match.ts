import { isRecord, mapObjects, type StoredDocument } from './document.ts';

const HAN = /[\p{Script=Han}]+/gu;

/**
 * A text without what people leave out when they look for it: tone and vowel marks, the forms of
 * alif, and a stretched line.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|ـ/gu, '')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه');

/**
 * A text as GROQ’s `match` finds it: it looks for beginnings of words, and Chinese has no spaces, so
 * each character begins one.
 */
const findable = (text: string): string =>
  plain(text).replace(HAN, (run) => {
    const characters = [...run];
    return characters.map((_, at) => characters.slice(at).join('')).join(' ');
  });

/** Pinyin is also looked for in one piece. */
const findablePinyin = (pinyin: string): string => {
  const text = findable(pinyin);
  return `${text} ${text.replace(/[^\p{L}]/gu, '')}`;
};

const findableValue = (value: unknown): unknown => {
  if (typeof value === 'string') return findable(value);
  return Array.isArray(value) ? value.map(findableValue) : value;
};

const isOwnOfServer = (name: string): boolean => name.startsWith('_');

const made = new WeakMap<StoredDocument, StoredDocument>();

/** A document whose texts are written as `match` finds them; ids, types and references stay. */
export const findableDocument = (document: StoredDocument): StoredDocument => {
  const known = made.get(document);
  if (known) return known;
  const fresh = mapObjects(document, (object) =>
    Object.fromEntries(
      Object.entries(object).map(([name, value]) => {
        if (isOwnOfServer(name) || isRecord(value)) return [name, value];
        if (name === 'pinyin' && typeof value === 'string') return [name, findablePinyin(value)];
        return [name, findableValue(value)];
      }),
    ),
  ) as StoredDocument;
  made.set(document, fresh);
  return fresh;
};
