/** More characters than this a seal has no room for. */
export const LONGEST = 6;

/** What a seal can say of a text: its hanzi, six at most. */
export const hanziName = (text: string): string =>
  (text.match(/\p{Script=Han}/gu) ?? []).slice(0, LONGEST).join('');
