import { z } from 'zod';
import { nameOf, nameOfPlace } from '#cms/check/place-name.ts';
import { titleOf } from '#cms/check/schema-walk.ts';
import { fetchContent } from '#src/content/client.ts';

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

/** A problem of the content names document and field; of other errors, what was said last. */
export const reasonIn = (said: string): string => {
  const lines = said.split('\n').map((line) => line.trim());
  const faults = lines.filter((line) => FAULT.test(line));
  if (faults.length > 0) return [...new Set(faults)].join('\n');
  const known = OUTSIDE.find(([pattern]) => pattern.test(said));
  if (known) return known[1];
  const others = lines.filter((line) => line !== '' && !line.startsWith('at '));
  return others.slice(-3).join('\n');
};

const documentsShape = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));
type Documents = z.output<typeof documentsShape>;

/** What a fault of a page says: the document by its id, the field by its path. */
const BY_ID = /^(\S+) › (.+?): /;
const UNPUBLISHED = /^No published document: .*?_type == "(\w+)"/;

/**
 * A reason with documents and fields as the Studio calls them. Where the content can't be asked for
 * their names, ids and paths stay.
 */
export const inEditorsWords = async (
  said: string,
  ask: (ids: string[]) => Promise<Documents> = askContent,
): Promise<string> => {
  const lines = reasonIn(said).split('\n');
  const ids = lines.flatMap((line) => BY_ID.exec(line)?.[1] ?? []);
  const known = ids.length > 0 ? await ask(ids).catch(() => []) : [];
  return lines.map((line) => inWords(line, known)).join('\n');
};

const askContent = (ids: string[]) => fetchContent('*[_id in $ids]', documentsShape, { ids });

const inWords = (line: string, known: Documents): string => {
  const type = UNPUBLISHED.exec(line)?.[1];
  if (type) return `${titleOf(type) ?? type}: no such document is published`;
  const [start = '', id, field = ''] = BY_ID.exec(line) ?? [];
  const document = known.find(({ _id }) => _id === id);
  if (!document) return line;
  const place = field === '(whole)' ? 'the whole document' : nameOfPlace(document, field);
  return `${nameOf(document)} › ${place}: ${line.slice(start.length)}`;
};
