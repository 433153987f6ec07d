import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import type { Content, Rule } from '../content.ts';
import { inside, listIn, ofType, textIn } from '../walk.ts';

/** Each step of a path is its own and can be reached, and a goal leads to one path. */
export const walkablePaths: Rule = (content) => {
  const paths = ofType(content, 'learningPath');
  const loose = looseSections(content);
  return [...paths.flatMap((path) => wrongSteps(path, loose)), ...sharedGoals(paths)];
};

/** Sections of phrases that stand in no article: there is nothing to open. */
const looseSections = (content: Content): Set<string> => {
  const shown = ofType(content, 'phrasesArticle').flatMap((article) =>
    listIn(article, 'sections').map((section) => textIn(section, '_ref')),
  );
  const sections = ofType(content, 'phraseSection').map(({ _id }) => _id);
  return new Set(sections).difference(new Set(shown));
};

const wrongSteps = (path: SanityDocument, loose: ReadonlySet<string>) => {
  const taken = new Set<string>();
  return listIn(path, 'steps').flatMap((step, index) => {
    const place = { document: path._id, field: inside(inside('steps', index), 'group') };
    const target = textIn(step['group'], '_ref');
    const group = `${target} ${textIn(step, 'part') || 'radicals'}`;
    const isTaken = taken.has(group);
    taken.add(group);
    return [
      ...(isTaken ? [{ ...place, message: 'is a step of this path already' }] : []),
      ...(loose.has(target)
        ? [{ ...place, message: 'stands in no article, so the step leads nowhere' }]
        : []),
    ];
  });
};

const sharedGoals = (paths: readonly SanityDocument[]) => {
  const holders = new Map<unknown, SanityDocument>();
  return paths.flatMap((path) => {
    const goals = Array.isArray(path['goals']) ? (path['goals'] as unknown[]) : [];
    return goals.flatMap((goal, index) => {
      const holder = holders.get(goal);
      holders.set(goal, path);
      if (!holder) return [];
      const message = `“${String(goal)}” leads to “${textIn(holder, 'title')}” already`;
      return [{ document: path._id, field: inside('goals', index), message }];
    });
  });
};
