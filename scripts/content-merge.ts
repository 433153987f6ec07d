/**
 * Merges two versions of a file of documents, value by value, for `npm run content:merge`: git gives it
 * the names of three files, the base, ours and theirs, and takes the result from the second.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual as isSame } from 'node:util';

/** A value that both have changed, each in a way of its own. */
type Clash = { place: string; ours: unknown; theirs: unknown };

/**
 * The documents of both; where both have changed one value ours stays, and the clash is told.
 * Throws where a text is none of documents.
 */
export const mergeDocuments = (base: string, ours: string, theirs: string) => {
  const clashes: Clash[] = [];
  const merged = mergeValue('', documentsOf(base), documentsOf(ours), documentsOf(theirs), clashes);
  const lines = (merged as unknown[]).map((document) => `${JSON.stringify(document)}\n`);
  return { text: lines.join(''), clashes };
};

const documentsOf = (ndjson: string): unknown[] =>
  ndjson
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));

const mergeValue = (
  place: string,
  base: unknown,
  ours: unknown,
  theirs: unknown,
  clashes: Clash[],
): unknown => {
  if (isSame(ours, theirs) || isSame(base, theirs)) return ours;
  if (isSame(base, ours)) return theirs;
  if (isFields(base) && isFields(ours) && isFields(theirs)) {
    const names = mergeNames(Object.keys(base), Object.keys(ours), Object.keys(theirs));
    const values = new Map(
      names.map((name) => [
        name,
        mergeValue(`${place}.${name}`, base[name], ours[name], theirs[name], clashes),
      ]),
    );
    return Object.fromEntries([...values].filter(([, value]) => value !== undefined));
  }
  const [was, here, there] = [membersOf(base), membersOf(ours), membersOf(theirs)];
  if (was && here && there) {
    const [before, left, right] = [[...was.keys()], [...here.keys()], [...there.keys()]];
    if (isMoved(before, left) && isMoved(before, right)) {
      clashes.push({ place: `the order of ${place || 'documents'}`, ours: left, theirs: right });
    }
    return mergeNames(before, left, right)
      .map((name) => {
        const inside = place === '' ? name : `${place}[${name}]`;
        return mergeValue(inside, was.get(name), here.get(name), there.get(name), clashes);
      })
      .filter((member) => member !== undefined);
  }
  clashes.push({ place, ours, theirs });
  return ours;
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list whose members have names; of others the order is all that there is. */
const membersOf = (value: unknown): Map<string, unknown> | undefined => {
  if (!Array.isArray(value)) return undefined;
  const members = new Map(value.map((item): [unknown, unknown] => [nameOf(item), item]));
  const isNamed = members.size === value.length && !members.has(undefined);
  return isNamed ? (members as Map<string, unknown>) : undefined;
};

const nameOf = (item: unknown): unknown =>
  isFields(item) ? (item['_id'] ?? item['_key']) : undefined;

const isMoved = (before: string[], after: string[]): boolean =>
  !isSame(
    before.filter((name) => after.includes(name)),
    after.filter((name) => before.includes(name)),
  );

/**
 * All names in the order of theirs where they alone moved some, else of ours; what is new behind what
 * it stands behind there.
 */
const mergeNames = (base: string[], ours: string[], theirs: string[]): string[] => {
  const isTheirOrder = isMoved(base, theirs) && !isMoved(base, ours);
  const [first, second] = isTheirOrder ? [theirs, ours] : [ours, theirs];
  const names = [...first];
  for (const [at, name] of second.entries()) {
    if (!names.includes(name)) names.splice(names.indexOf(second[at - 1] ?? '') + 1, 0, name);
  }
  return names;
};

const told = (value: unknown) => (value === undefined ? 'removed' : JSON.stringify(value));

/** What git takes as a merge that could not be tried, from 2.44 on; before that as a conflict. */
const COULD_NOT_MERGE = 129;

const [, program, base, ours, theirs, path] = process.argv;
if (import.meta.filename === program && base && ours && theirs && path) {
  const read = (file: string) => readFileSync(file, 'utf8');
  try {
    const { text, clashes } = mergeDocuments(read(base), read(ours), read(theirs));
    writeFileSync(ours, text);
    for (const clash of clashes) {
      console.error(`${path}: both changed ${clash.place}`);
      console.error(`  here, which stays: ${told(clash.ours)}`);
      console.error(`  there: ${told(clash.theirs)}`);
    }
    if (clashes.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(`${path}: was left as it is here, for it can't be read: ${String(error)}`);
    process.exitCode = COULD_NOT_MERGE;
  }
}
