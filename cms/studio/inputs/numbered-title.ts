/** `Phrase 7: 请问`, or `Phrase 7` where nothing is in it yet. */
export const numberedTitle = (kind: string, place: number, title = ''): string =>
  title.trim() === '' ? `${kind} ${place}` : `${kind} ${place}: ${title}`;
