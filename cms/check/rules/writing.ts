import { siblingOf } from '#cms/schema/fields.ts';
import { writingFaults } from '#src/i18n/chinese-writing.ts';
import type { Rule } from '../content.ts';
import { typedObjects } from '../schema-walk.ts';
import { inside } from '../walk.ts';

/** What tutors read in Chinese is written as the site's own words are (decision 155). */
export const rightWriting: Rule = ({ documents }) =>
  documents.flatMap((document) =>
    typedObjects(document).flatMap(({ field, fields, value }) => {
      const names = new Set(fields.map(({ name }) => name));
      return [...names].flatMap((name) => {
        const text = value[name];
        const sibling = siblingOf(name, names);
        if (!sibling || typeof text !== 'string') return [];
        return writingFaults(sibling.locale, text).map((fault) => ({
          document: document._id,
          field: inside(field, name),
          message: `is written otherwise: ${fault}`,
        }));
      });
    }),
  );
