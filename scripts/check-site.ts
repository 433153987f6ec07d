/**
 * Checks the built site: every page is valid HTML with its own styles and typefaces, brings React
 * only for islands, is sent with the policy that it needs, and no link or anchor leads nowhere.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, type ConfigData } from 'html-validate';
import { LinkChecker } from 'linkinator';
import { PREFERRED_LANGUAGE } from '#src/i18n/locales.ts';
import {
  hanziWithoutTypeface,
  islandsUnaided,
  needlessReact,
  unstyledClasses,
} from './built-pages.ts';
import { serveBuiltSite } from './built-site.ts';
import { unfitPolicies, type SentPage } from './sent-policies.ts';

const CLIENT = 'dist/client';

const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    {
      'phrase-deck': { flow: true },
      'astro-island': { flow: true, phrasing: true },
      // Astro puts the islands' one style rule where the first island stands.
      style: { flow: true, phrasing: true, metadata: true },
    },
  ],
  rules: {
    // Astro writes the doctype and void elements its own way.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    // The hero's share of loaded frames is drawn, not a bar.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // A list that has lost its bullets is announced as a list again by its role.
    'no-redundant-role': 'off',
    'long-title': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'tel-non-breaking': 'off',
    'require-sri': 'off',
  },
};

const invalidMarkup = async (): Promise<string[]> => {
  const validator = new HtmlValidate(RULES);
  const problems: string[] = [];
  for (const file of globSync(`${CLIENT}/**/*.html`)) {
    const { results } = await validator.validateFile(file);
    for (const { messages } of results) {
      problems.push(
        ...messages.map(
          ({ line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId}: ${message}`,
        ),
      );
    }
  }
  return problems;
};

const incompletePages = (): string[] => {
  const pages = globSync(`${CLIENT}/**/*.html`).map((name) => ({
    name,
    html: readFileSync(name, 'utf8'),
  }));
  const read = (address: string) => readFileSync(join(CLIENT, address), 'utf8');
  return [
    ...unstyledClasses(pages),
    ...hanziWithoutTypeface(pages, read),
    ...needlessReact(pages, read),
    ...islandsUnaided(pages),
  ];
};

/** Signing in leads to the identity provider, which wants its cookies: journeys walk that way. */
const isOurs = ({ origin, pathname }: URL, base: string) =>
  origin === base && pathname !== '/api/login';

/** How a built page is asked for: what stands for missing pages has no address of its own. */
const askFor = (file: string): { address: string; cookie: string } => {
  const path = file.slice(CLIENT.length).replace(/index\.html$/, '');
  const [, locale, page = 'no-such.page'] = /^\/not-found\/(\w+)(?:-([\w-]+))?\/$/.exec(path) ?? [];
  if (locale === undefined) return { address: path, cookie: '' };
  return { address: `/xx/${page}`, cookie: `${PREFERRED_LANGUAGE}=${locale}` };
};

const unfitAnswers = async (base: string): Promise<string[]> => {
  const pages: SentPage[] = [];
  for (const file of globSync(`${CLIENT}/**/*.html`)) {
    const { address, cookie } = askFor(file);
    const answer = await fetch(base + address, { headers: { cookie } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    pages.push({ address: address + cookie, html: await answer.text(), policy });
  }
  return unfitPolicies(pages);
};

const brokenLinks = async (base: string): Promise<string[]> => {
  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: [`${base}/ar/`, `${base}/en/`, `${base}/`],
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    linksToSkip: (link) => Promise.resolve(!isOurs(new URL(link), base)),
  });
  return links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, parent, status }) => `${parent ?? ''} → ${url} (${status ?? 'no answer'})`);
};

const site = await serveBuiltSite();
const problems = [
  ...(await invalidMarkup()),
  ...incompletePages(),
  ...(await unfitAnswers(site.url)),
  ...(await brokenLinks(site.url)),
];
await site.stop();
if (problems.length > 0) {
  console.error(problems.slice(0, 60).join('\n'));
  console.error(`${problems.length} problems in the built site.`);
  process.exit(1);
}
console.log('The built site is valid, its policies fit and its links lead somewhere.');
process.exit(0);
