import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  deadReferencesIn,
  filesNamedIn,
  hasHead,
  numberOf,
  repeatedIn,
  rulesOf,
} from './references.ts';

// Checks that what comments and pages refer to is there: rules of docs/behaviour, records of
// docs/decisions, files that Markdown links to or names. Exits 1 where something leads nowhere.

const read = (file: string) => readFileSync(file, 'utf8');
const pages = globSync('docs/behaviour/*.md');
const INDEX = 'docs/decisions/README.md';
const records = globSync('docs/decisions/*.md').filter((file) => file !== INDEX);
const rules = pages.flatMap((page) => rulesOf(read(page)));
const decisions = records.flatMap((record) => numberOf(record) ?? []);
const known = { rules: new Set(rules), decisions: new Set(decisions) };

/** Texts of the product itself, where a code such as HSK-1 may mean something else. */
const CONTENT = 'cms/dataset/**';
/** Its examples lead nowhere on purpose. */
const OWN_TEST = 'scripts/references.test.ts';

const sources = globSync('{src,cms,db,scripts,tests,docs}/**/*.{ts,tsx,astro,mdx,css,md}', {
  exclude: [CONTENT, OWN_TEST],
}).concat(globSync('*.{ts,js,mjs,md}'));

/** Records tell of their day, whose files may be gone by now. */
const isRecord = (file: string) => records.includes(file);
const isThere = (file: string) => existsSync(file) || globSync(file).length > 0;

const missingFiles = (file: string, text: string): string[] => {
  const { links, paths } = filesNamedIn(text);
  return [
    ...links.filter((link) => !existsSync(path.join(path.dirname(file), link))),
    ...(isRecord(file) ? [] : paths.filter((one) => !isThere(one))),
  ];
};

const listed = filesNamedIn(read(INDEX)).links;

const problems = [
  ...records
    .filter((record) => !hasHead(read(record)))
    .map((record) => `${record}: needs its number and title, then its day and status`),
  ...records
    .filter((record) => !listed.includes(path.basename(record)))
    .map((record) => `${INDEX}: does not list ${record}`),
  ...repeatedIn(rules).map((id) => `docs/behaviour: ${id} is laid down twice`),
  ...repeatedIn(decisions).map((number) => `docs/decisions: there are two records ${number}`),
  ...sources.flatMap((file) => {
    const text = read(file);
    return [
      ...deadReferencesIn(text, known).map(
        ({ line, reference, why }) => `${file}:${line}: “${reference}”: ${why}`,
      ),
      ...(file.endsWith('.md') ? missingFiles(file, text) : []).map(
        (name) => `${file}: ${name} is not there`,
      ),
      ...[...text.matchAll(/\bdocs\/(?:behaviour|decisions)\/[\w-]+\.md\b/g)]
        .filter(([name]) => !existsSync(name))
        .map(([name]) => `${file}: ${name} is not there`),
    ];
  }),
];

for (const problem of problems) console.error(problem);
if (problems.length === 0) {
  console.log(`${rules.length} rules, ${decisions.length} records: every reference leads to one.`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
