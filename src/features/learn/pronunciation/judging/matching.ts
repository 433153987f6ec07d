/** How near a transcript comes to what was to be said (SPEAKING-4). */
export type Match = 'exact' | 'close' | 'far';

/** From this share of the expected characters on, a transcript is close. Leans to praise. */
export const CLOSE_SHARE = 0.5;

const ORDER: readonly Match[] = ['exact', 'close', 'far'];

/** The better of two results counts. */
export const better = (a: Match, b: Match): Match => (ORDER.indexOf(a) < ORDER.indexOf(b) ? a : b);

/** How a share of what was expected counts where not everything was heard. */
export const closeFrom = (share: number): Match => (share >= CLOSE_SHARE ? 'close' : 'far');

/**
 * Exact when either text contains the other, close when at least
 * half of the expected characters appear. An empty transcript is contained in everything and
 * still never matches.
 */
export const matchText = (expected: string, transcript: string): Match => {
  const wanted = comparable(expected);
  const heard = comparable(transcript);
  if (wanted === '' || heard === '') return 'far';
  if (wanted.includes(heard) || heard.includes(wanted)) return 'exact';
  const characters = [...wanted];
  return closeFrom(characters.filter((one) => heard.includes(one)).length / characters.length);
};

/** Without space and case, and without punctuation, which nobody pronounces. */
const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{P}\p{S}]/gu, '')
    .toLowerCase();
