import { siblingOf } from '#cms/schema/fields.ts';
import type { Rule } from '../content.ts';
import { typedObjects } from '../schema-walk.ts';
import { inside } from '../walk.ts';

const sizeOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' && value.trim() !== '' ? 1 : 0;
};

/** What one language says the other says too, lists item by item (cms/README.md, conventions). */
export const bothLanguages: Rule = ({ documents }) =>
  documents.flatMap((document) =>
    typedObjects(document).flatMap(({ field, fields, value }) => {
      const names = new Set(fields.map(({ name }) => name));
      return [...names].flatMap((name) => {
        const of = siblingOf(name, names)?.of;
        if (!of || sizeOf(value[of]) === sizeOf(value[name])) return [];
        return [
          {
            document: document._id,
            field: inside(field, name),
            message: `must say what ${of} says, no more and no less`,
          },
        ];
      });
    }),
  );
