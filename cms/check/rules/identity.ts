import type { Problem, Rule } from '../content.ts';
import { everyValue, inside, isRecord } from '../walk.ts';

/** Every document has an id of its own, in kebab-case (cms/README.md, conventions). */
export const ownIds: Rule = ({ documents }) => {
  const seen = new Set<string>();
  return documents.flatMap(({ _id }): Problem[] => {
    const problems: Problem[] = [];
    if (seen.has(_id)) {
      problems.push({ document: _id, field: '_id', message: 'is the _id of two documents' });
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(_id)) {
      problems.push({ document: _id, field: '_id', message: 'must be kebab-case without dots' });
    }
    seen.add(_id);
    return problems;
  });
};

/** Every object in a list has a `_key` that is its own there (cms/README.md, conventions). */
export const ownKeys: Rule = (content) =>
  everyValue(content).flatMap(({ document, field, value }) => {
    if (!Array.isArray(value)) return [];
    const seen = new Set<unknown>();
    return value.flatMap((item: unknown, index) => {
      if (!isRecord(item)) return [];
      const key = item['_key'];
      const place = { document, field: inside(inside(field, index), '_key') };
      if (typeof key !== 'string' || key === '') return [{ ...place, message: 'must be there' }];
      if (seen.has(key)) return [{ ...place, message: `“${key}” stands twice in the list` }];
      seen.add(key);
      return [];
    });
  });
