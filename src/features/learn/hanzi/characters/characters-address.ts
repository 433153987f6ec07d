import { LIST_CHARACTERS } from '#src/domain/learning/list-characters.ts';

/** What a list is called without a name of its own. */
export const titleOf = (characters: readonly string[]): string => characters.slice(0, 6).join('');

/** What an address asks to be written: `?characters=医院`, with `&mode=memory` without outline. */
export type Asked = Practised & {
  /** As it stands in the address, also what can't be written. */
  readonly text: string;
};

/** Which characters are written, and how. */
type Practised = { readonly characters: readonly string[]; readonly isFromMemory: boolean };

const MEMORY = 'memory';

/**
 * The hanzi of a typed or pasted text, each once, at most as many as a list has; what a document has
 * in other code points, as ⽔ (U+2F54) for 水, is the same character.
 */
export const hanziIn = (text: string): string[] =>
  [...new Set(text.normalize('NFKC').match(/\p{Script=Han}/gu) ?? [])].slice(0, LIST_CHARACTERS);

export const askedIn = (search: string): Asked | undefined => {
  const asked = new URLSearchParams(search);
  const text = asked.get('characters');
  if (text === null) return undefined;
  return { text, characters: hanziIn(text), isFromMemory: asked.get('mode') === MEMORY };
};

export const charactersAddress = ({ characters, isFromMemory }: Practised): string => {
  const mode = isFromMemory ? `&mode=${MEMORY}` : '';
  return `?characters=${encodeURIComponent(characters.join(''))}${mode}`;
};
