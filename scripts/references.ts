/** What a text may refer to, by its id: rules of `docs/behaviour`, records of `docs/decisions`. */
export type Known = { rules: ReadonlySet<string>; decisions: ReadonlySet<string> };

/** A reference that leads nowhere, at a line of its text. */
export type DeadReference = { line: number; reference: string; why: string };

/** The ids of the rules that a page of `docs/behaviour` lays down, in its order. */
export const rulesOf = (page: string): string[] =>
  [...page.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id = '']) => id);

/** The number of a record, from the name of its file: `009` of `009-who-may-change.md`. */
export const numberOf = (file: string): string | undefined => /(\d{3})-[^/]*\.md$/.exec(file)?.[1];

const HEAD = /^# \d{3} .+\n\n\d{4}-\d{2}-\d{2} · (accepted|withdrawn|replaced by decision \d{3})\n/;

/** Whether a record begins with its number and title, and below them its day and its status. */
export const hasHead = (record: string): boolean => HEAD.test(record);

/** What stands more than once, each once. */
export const repeatedIn = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) < index)),
];

/** Between the words of a reference a comment may break its line. */
const GAP = '[\\s*/]+';
const RULE = /\b[A-Z]{4,}-\d{1,3}\b(?!\.\d)/g;
const DECISION = new RegExp(`\\bdecisions?${GAP}(\\d+)\\b`, 'gi');
/** Sections of a page that is not here; those of an open standard name it. */
const SECTION = /(?<!\b(?:RFC|PDF|ISO) ?\d+ )\u00a7 ?[\d.]*/g;

/** Every reference of a text that leads nowhere. */
export const deadReferencesIn = (text: string, { rules, decisions }: Known): DeadReference[] => {
  const found = (pattern: RegExp, why: string, isDead: (match: RegExpExecArray) => boolean) =>
    [...text.matchAll(pattern)].filter(isDead).map((match) => ({
      line: text.slice(0, match.index).split('\n').length,
      reference: match[0].replace(/[\s*/]+/g, ' '),
      why,
    }));
  return [
    ...found(RULE, 'no rule of docs/behaviour', ([id]) => !rules.has(id)),
    ...found(DECISION, 'no record in docs/decisions', ([, number]) => !decisions.has(number ?? '')),
    ...found(SECTION, 'a section of a page that is not here', () => true),
  ].sort((a, b) => a.line - b.line);
};

/**
 * The files that a Markdown text names: targets of its relative links, seen from its own folder,
 * and paths in `code`, seen from the repository's. Names with a place to fill (`<x>`) are none.
 */
export const filesNamedIn = (markdown: string): { links: string[]; paths: string[] } => ({
  links: [...markdown.matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)[^)]*\)/g)].map(([, to = '']) => to),
  paths: [...markdown.matchAll(/`((?:src|cms|db|docs|scripts|tests|public)\/[^`\s<>…]*)`/g)].map(
    ([, path = '']) => path,
  ),
});
