import { fieldIn } from '#src/i18n/locales.ts';
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
      return [...names]
        .filter((name) => names.has(fieldIn('ar', name)))
        .filter((name) => sizeOf(value[name]) !== sizeOf(value[fieldIn('ar', name)]))
        .map((name) => ({
          document: document._id,
          field: inside(field, fieldIn('ar', name)),
          message: `must say what ${name} says, no more and no less`,
        }));
    }),
  );
