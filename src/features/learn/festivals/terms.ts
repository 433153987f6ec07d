/** A list item that opens with a term: `Dumplings, 饺子 (jiǎozi): the dish of the north.` */
export type TermAndText = { term: string; text: string };

/** A colon further on belongs to the sentence. */
const LONGEST_TERM = 90;

/** Splits an item behind the colon of its term; an item without a term is all text. */
export const splitTerm = (item: string): TermAndText => {
  const colon = item.indexOf(': ');
  if (colon < 0 || colon > LONGEST_TERM) return { term: '', text: item };
  return { term: item.slice(0, colon + 1), text: item.slice(colon + 1).trim() };
};
