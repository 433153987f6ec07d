/** What fails outside of the content, and what an editor is told of it. */
const OUTSIDE: readonly [said: RegExp, sentence: string][] = [
  [
    /other side closed|fetch failed|socket hang up|Request error while attempting to reach|\b(?:ECONN\w+|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EPIPE)\b/,
    'The content could not be reached',
  ],
  [/\bENOSPC\b/, 'The disk of the server is full'],
  [/\b(?:EROFS|EACCES|EPERM)\b/, 'The server may not write where it builds new pages'],
];

const FAULT = / › .+: |\.ndjson, line \d|no such picture|^No published document: /;

/**
 * A problem of the content names document and field by id and path, which the Studio turns into
 * words and links; of other errors, what was said last.
 */
export const reasonIn = (said: string): string => {
  const lines = said.split('\n').map((line) => line.trim());
  const faults = lines.filter((line) => FAULT.test(line));
  if (faults.length > 0) return [...new Set(faults)].join('\n');
  const known = OUTSIDE.find(([pattern]) => pattern.test(said));
  if (known) return known[1];
  const others = lines.filter((line) => line !== '' && !line.startsWith('at '));
  return others.slice(-3).join('\n');
};

/** What failed, as the Studio is told. */
export const reasonOf = (error: unknown): Error =>
  new Error(reasonIn(error instanceof Error ? error.message : String(error)), { cause: error });
