import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { fieldIn, localesWith, type Locale } from '#src/i18n/locales.ts';
import type { Content, Rule } from '../content.ts';
import { inside, listIn, ofType, textIn } from '../walk.ts';

/** Each step of a path is its own, has a name of its own and can be reached, and a goal leads to one path. */
export const walkablePaths: Rule = (content) => {
  const paths = ofType(content, 'learningPath');
  const loose = looseSections(content);
  return [
    ...paths.flatMap((path) => [...wrongSteps(path, loose), ...sharedNames(path, content)]),
    ...sharedGoals(paths),
  ];
};

/** The titles, by id, of sections of phrases that stand in no article: there is nothing to open. */
const looseSections = (content: Content): Map<string, string> => {
  const shown = ofType(content, 'phrasesArticle').flatMap((article) =>
    listIn(article, 'sections').map((section) => textIn(section, '_ref')),
  );
  return new Map(
    ofType(content, 'phraseSection')
      .filter(({ _id }) => !shown.includes(_id))
      .map((section) => [section._id, textIn(section, 'title')]),
  );
};

const wrongSteps = (path: SanityDocument, loose: ReadonlyMap<string, string>) => {
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
        ? [
            {
              ...place,
              message: `“${loose.get(target)}” stands in no article, so the step leads nowhere`,
            },
          ]
        : []),
    ];
  });
};

/** What a step is called in a language: as it says itself, else as what it leads to. */
const nameOf = (
  step: Record<string, unknown>,
  { documents }: Content,
  locale: Locale<'learn'>,
): string => {
  const own = textIn(step, fieldIn(locale, 'title'));
  // Untitled, these have their name from the interface.
  if (own || textIn(step, 'part') === 'combinations') return own;
  const group = documents.find(({ _id }) => _id === textIn(step['group'], '_ref'));
  return textIn(group, fieldIn(locale, 'title')) || textIn(group, fieldIn(locale, 'name'));
};

const sharedNames = (path: SanityDocument, content: Content) =>
  localesWith('learn').flatMap((locale) => {
    const holders = new Map<string, number>();
    return listIn(path, 'steps').flatMap((step, index) => {
      const name = nameOf(step, content, locale);
      const holder = holders.get(name.toLowerCase());
      holders.set(name.toLowerCase(), index);
      if (!name || holder === undefined) return [];
      const field = inside(inside('steps', index), fieldIn(locale, 'title'));
      const message = `“${name}” is the name of step ${holder + 1} of this path already`;
      return [{ document: path._id, field, message }];
    });
  });

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
