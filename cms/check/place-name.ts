import { fieldsOf, titleOf, type Field } from './schema-walk.ts';
import { isRecord } from './walk.ts';

const STEP = /([^.[\]]+)|\[(\d+)\]/g;

/** What an editor knows a member of a list by. */
const NAMES = [
  ...['title', 'name', 'question', 'chinese', 'char', 'character', 'radical', 'result'],
  ...['city', 'platform'],
];

/**
 * A field in an editor's words, by its title in the Studio and the members of lists that it is in:
 * `Items to place › “Red lantern” › Pinyin`. The path of a field is as the rules report it.
 */
export const nameOfPlace = (document: { _type: string }, path: string): string =>
  stepsTo(document, path)
    .map(({ name }) => name)
    .join(' › ');

/**
 * The members of lists that a field is in, where its titles are told beside it: `“Red lantern”`;
 * empty for a field of the document itself.
 */
export const membersOnWay = (document: { _type: string }, path: string): string =>
  stepsTo(document, path)
    .filter(({ isMember }) => isMember)
    .map(({ name }) => name)
    .join(' › ');

const stepsTo = (document: { _type: string }, path: string) => {
  let value: unknown = document;
  let fields: Field[] = fieldsOf(document._type) ?? [];
  const steps: { name: string; isMember: boolean }[] = [];
  for (const [, name, index] of path.matchAll(STEP)) {
    if (name !== undefined) {
      const field = fields.find((one) => one.name === name);
      steps.push({ name: field?.title ?? name, isMember: false });
      fields = field?.fields ?? (field && fieldsOf(field.type)) ?? [];
      value = isRecord(value) ? value[name] : undefined;
    } else {
      value = Array.isArray(value) ? (value as unknown[])[Number(index)] : undefined;
      steps.push({ name: nameOfMember(value, Number(index) + 1), isMember: true });
      fields = (isRecord(value) && fieldsOf(String(value['_type']))) || [];
    }
  }
  return steps;
};

/** A document as an editor knows it: `Festival “Spring Festival”`. */
export const nameOf = (document: { _type: string; _id: string }): string => {
  const name = NAMES.map((one) => (document as Record<string, unknown>)[one]).find(Boolean);
  const title = titleOf(document._type) ?? document._type;
  return typeof name === 'string' ? `${title} “${name}”` : title;
};

/** A document and a field of it, which is `(whole)` where all of it is meant. */
export const placeInWords = (document: { _type: string; _id: string }, path: string): string =>
  `${nameOf(document)} › ${path === '(whole)' ? 'the whole document' : nameOfPlace(document, path)}`;

const nameOfMember = (member: unknown, place: number): string => {
  const name = isRecord(member) ? NAMES.map((one) => member[one]).find(Boolean) : undefined;
  return typeof name === 'string' ? `“${name}”` : `no. ${place}`;
};
