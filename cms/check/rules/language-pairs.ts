import { siblingOf } from '#cms/schema/fields.ts';
import { SEARCH_WORDS } from '#cms/schema/search-words.ts';
import type { Rule } from '../content.ts';
import { isRequired, typedObjects, type Field } from '../schema-walk.ts';
import { inside } from '../walk.ts';

const sizeOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' && value.trim() !== '' ? 1 : 0;
};

/**
 * What one language says the other says too, lists item by item (cms/README.md, conventions). What
 * people search for is each language's own.
 */
export const bothLanguages: Rule = ({ documents }) =>
  documents.flatMap((document) =>
    typedObjects(document).flatMap(({ field, fields, value }) => {
      const names = new Set(fields.map(({ name }) => name));
      // That it is empty is told by the rule of the schema.
      const isMissing = (one: Field) => isRequired(one) && sizeOf(value[one.name]) === 0;
      return fields.flatMap((own) => {
        const sibling = siblingOf(own.name, names)?.of;
        const other = fields.find(({ name }) => name === sibling);
        if (!other || other.name === SEARCH_WORDS) return [];
        if (sizeOf(value[other.name]) === sizeOf(value[own.name])) return [];
        if (isMissing(own) || isMissing(other)) return [];
        return [
          {
            document: document._id,
            field: inside(field, own.name),
            message: `must say what “${other.title ?? other.name}” says, no more and no less`,
          },
        ];
      });
    }),
  );
