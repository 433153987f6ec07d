import { schemaTypes } from '#cms/schema/index.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { inside, isRecord } from './walk.ts';

/** What the check reads of a field of the schema. */
export type Field = {
  name: string;
  type: string;
  title?: string;
  fields?: Field[];
  of?: Field[];
  to?: { type: string }[];
  options?: { list?: (string | { value: string })[]; shownUpTo?: number };
  validation?: unknown;
};

export type TypedObject = {
  field: string;
  type: string;
  fields: Field[];
  value: Record<string, unknown>;
};
export type TypedValue = { field: string; definition: Field; value: unknown };

const types = new Map((schemaTypes as unknown as Field[]).map((type) => [type.name, type]));

/** The fields of a document or object type, or nothing for a type that the schema has not. */
export const fieldsOf = (type: string): Field[] | undefined => types.get(type)?.fields;

/** What editors call a type. */
export const titleOf = (type: string): string | undefined => types.get(type)?.title;

/** Every object in a document whose fields the schema declares, the document first. */
export const typedObjects = (document: SanityDocument): TypedObject[] => {
  const fields = fieldsOf(document._type);
  return fields ? objectsIn({ field: '', type: document._type, fields, value: document }) : [];
};

const objectsIn = (object: TypedObject): TypedObject[] => [
  object,
  ...typedValues(object).flatMap(({ definition, value, field }) => {
    if (!isRecord(value)) return [];
    const fields = definition.fields ?? fieldsOf(definition.type);
    return fields ? objectsIn({ field, type: definition.type, fields, value }) : [];
  }),
];

/** The values of an object with their definition, members of a list one by one. */
export const typedValues = ({ field, fields, value }: TypedObject): TypedValue[] =>
  fields.flatMap((definition) => {
    const place = inside(field, definition.name);
    const held = value[definition.name];
    if (!Array.isArray(held)) return [{ field: place, definition, value: held }];
    return held.map((item: unknown, index) => ({
      field: inside(place, index),
      definition: memberOf(definition, item),
      value: item,
    }));
  });

/**
 * The member type of a list that an item claims to be; a text has no claim, so the first. What a
 * list lets editors choose from holds for its members.
 */
const memberOf = ({ of = [], name, options }: Field, item: unknown): Field => {
  const claimed = isRecord(item) ? item['_type'] : undefined;
  const member = claimed === undefined ? of[0] : of.find(({ type }) => type === claimed);
  return { ...(options && { options }), ...(member ?? { type: 'unknown' }), name };
};

/** Whether editors must fill a field, as its validation says. */
export const isRequired = ({ validation }: Field): boolean => {
  if (typeof validation !== 'function') return false;
  let required = false;
  const rule: unknown = new Proxy(
    {},
    {
      get: (_, name) => () => {
        if (name === 'required') required = true;
        return rule;
      },
    },
  );
  (validation as (rule: unknown) => unknown)(rule);
  return required;
};
