import type { Problem, Rule } from '../content.ts';
import {
  type Field,
  type TypedObject,
  fieldsOf,
  isRequired,
  titleOf,
  typedObjects,
  typedValues,
} from '../schema-walk.ts';
import { inside, isRecord } from '../walk.ts';

const KINDS: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string',
  url: (value) => typeof value === 'string',
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  image: (value) => isRecord(value) && ('_sanityAsset' in value || isRecord(value['asset'])),
  file: (value) => isRecord(value) && ('_sanityAsset' in value || isRecord(value['asset'])),
  unknown: () => false,
};

/** What a value of each type is to an editor. */
const WORDS: Record<string, string> = {
  string: 'a text',
  text: 'a text',
  url: 'an address',
  date: 'a date',
  number: 'a number',
  boolean: 'yes or no',
  array: 'a list',
};

type Finding = Omit<Problem, 'document'>;

/** Documents hold the fields of their type, all that are required, and values of the right kind. */
export const fitsSchema: Rule = ({ documents }) =>
  documents.flatMap((document) => {
    const findings = fieldsOf(document._type)
      ? typedObjects(document).flatMap((object) => [
          ...unknownFields(object),
          ...emptyFields(object),
          ...wrongValues(object),
        ])
      : [{ field: '_type', message: `“${document._type}” is not a type of the schema` }];
    return findings.map((finding) => ({ document: document._id, ...finding }));
  });

const unknownFields = ({ field, type, fields, value }: TypedObject): Finding[] => {
  const names = new Set(fields.map(({ name }) => name));
  return Object.keys(value)
    .filter((name) => !name.startsWith('_') && !names.has(name))
    .map((name) => ({
      field: inside(field, name),
      message: `is not a field of ${titleOf(type) ?? type}`,
    }));
};

const emptyFields = ({ field, fields, value }: TypedObject): Finding[] =>
  fields
    .filter((definition) => isRequired(definition) && isEmpty(value[definition.name]))
    .map(({ name }) => ({ field: inside(field, name), message: 'must be filled in' }));

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const wrongValues = (object: TypedObject): Finding[] =>
  typedValues(object).flatMap(({ field, definition, value }) => {
    if (value === undefined || hasKind(definition, value)) return [];
    return [{ field, message: `must be ${nameOf(definition)}` }];
  });

const hasKind = (definition: Field, value: unknown): boolean => {
  const allowed = definition.options?.list?.map((item) =>
    typeof item === 'string' ? item : item.value,
  );
  if (allowed) return allowed.includes(String(value));
  return (KINDS[definition.type] ?? isRecord)(value);
};

const nameOf = ({ type, options }: Field): string => {
  if (options?.list) return 'one of the listed values';
  if (type === 'image') return 'a picture: upload one, or choose one that is there';
  if (type === 'file') return 'a sound: record one, or choose a file';
  return type === 'unknown'
    ? 'of a type that this list takes'
    : (WORDS[type] ?? 'a group of fields');
};
