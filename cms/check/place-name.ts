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
export const nameOfPlace = (document: { _type: string }, path: string): string => {
  let value: unknown = document;
  let fields: Field[] = fieldsOf(document._type) ?? [];
  const names: string[] = [];
  for (const [, name, index] of path.matchAll(STEP)) {
    if (name !== undefined) {
      const field = fields.find((one) => one.name === name);
      names.push(field?.title ?? name);
      fields = field?.fields ?? (field && fieldsOf(field.type)) ?? [];
      value = isRecord(value) ? value[name] : undefined;
    } else {
      value = Array.isArray(value) ? (value as unknown[])[Number(index)] : undefined;
      names.push(nameOfMember(value, Number(index) + 1));
      fields = (isRecord(value) && fieldsOf(String(value['_type']))) || [];
    }
  }
  return names.join(' › ');
};

/** A document as an editor knows it: `Festival “Spring Festival”`. */
export const nameOf = (document: { _type: string; _id: string }): string => {
  const name = NAMES.map((one) => (document as Record<string, unknown>)[one]).find(Boolean);
  const title = titleOf(document._type) ?? document._type;
  return typeof name === 'string' ? `${title} “${name}”` : title;
};

const nameOfMember = (member: unknown, place: number): string => {
  const name = isRecord(member) ? NAMES.map((one) => member[one]).find(Boolean) : undefined;
  return typeof name === 'string' ? `“${name}”` : `no. ${place}`;
};
