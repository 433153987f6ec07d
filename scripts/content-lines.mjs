// @ts-check
/**
 * Writes documents of NDJSON with one value a line, for `npm run content:diff`: git gives it the name
 * of a file. Plain JavaScript, for git runs it with whatever Node is there.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * The lines of one value: its place in the document, then what is there. Members of lists are named
 * by their key, so that one that moves shows as moved.
 * @param {string} place
 * @param {unknown} value
 * @returns {string[]}
 */
const linesOf = (place, value) => {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => linesOf(`${place}[${keyOf(item) ?? index}]`, item));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([name]) => name !== '_key')
      .flatMap(([name, held]) => linesOf(place ? `${place}.${name}` : name, held));
  }
  return [`  ${place}: ${typeof value === 'string' ? value.replaceAll('\n', '\n    ') : value}`];
};

/** @param {unknown} item */
const keyOf = (item) =>
  typeof item === 'object' && item !== null && '_key' in item ? item._key : undefined;

/**
 * A file of documents as text for people.
 * @param {string} ndjson
 */
export const readable = (ndjson) =>
  ndjson
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const { _id, ...fields } = JSON.parse(line);
      return [String(_id), ...linesOf('', fields), ''];
    })
    .join('\n');

const file = process.argv[2];
if (import.meta.filename === process.argv[1] && file) {
  process.stdout.write(readable(readFileSync(file, 'utf8')));
}
