import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { getContentCards } from '#src/content/content-cards.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { getFestivalsArticle } from '#src/content/festivals.ts';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { getLearningPaths } from '#src/content/learning-paths.ts';
import { getPhrasesArticles } from '#src/content/phrases.ts';
import { getRadicalsArticle } from '#src/content/radicals.ts';
import { getTutorFaqs } from '#src/content/tutor-faqs.ts';
import { frozenContent } from '#tests/frozen-content.ts';
import { judgeDocument } from './judge.ts';

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock(import('#src/content/client.ts'), async (original) => {
  const client = await original();
  const fetchContent: typeof client.fetchContent = (...question) =>
    client.contentFrom(client.embedded(place.folder))(...question);
  return { ...client, fetchContent };
});

place.folder = mkdtempSync(path.join(tmpdir(), 'judged-'));
afterAll(() => rmSync(place.folder, { recursive: true }));

const { documents, drawable } = frozenContent();

/** The document with one member in each list of objects, so that a case takes no time. */
const small = (value: unknown, keep = 1): unknown => {
  if (Array.isArray(value)) return value.slice(0, keep).map((item) => small(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      small(held, ['gameItems', 'radicals', 'selectable'].includes(name) ? 20 : 1),
    ]),
  );
};

type Step = string | number;
const leavesOf = (value: unknown, steps: Step[] = []): Step[][] => {
  if (typeof value !== 'object' || value === null) return [steps];
  const inner = Array.isArray(value) ? value.slice(0, 1).entries() : Object.entries(value);
  return [...inner]
    .filter(([step]) => !String(step).startsWith('_'))
    .flatMap(([step, held]) => leavesOf(held, [...steps, step]));
};

/** What an editor can do to a value: leave it out, put a space behind it, mistype a number. */
const changesOf = (value: unknown): unknown[] => {
  if (typeof value === 'string') return [undefined, '', `${value} `, 'x y'];
  return typeof value === 'number' ? [undefined, -1, 0, 500] : [undefined];
};

const changed = (document: SanityDocument, steps: Step[], to: unknown): SanityDocument => {
  const copy = structuredClone(document);
  const last = steps.at(-1) ?? '';
  let holder: Record<Step, unknown> = copy;
  for (const step of steps.slice(0, -1)) holder = holder[step] as Record<Step, unknown>;
  holder[last] = to;
  // As it is stored: what is undefined is left out, or null in a list.
  return JSON.parse(JSON.stringify(copy)) as SanityDocument;
};

const builds = async (content: SanityDocument[], read: () => Promise<unknown>) => {
  const lines = content.map((document) => JSON.stringify(document));
  writeFileSync(path.join(place.folder, 'all.ndjson'), lines.join('\n'));
  return read().then(
    () => true,
    () => false,
  );
};

test.each([
  { id: 'festival-spring', read: getFestivalsArticle },
  { id: 'festivals-article', read: getFestivalsArticle },
  { id: 'phrases-basic-greeting', read: getPhrasesArticles },
  { id: 'phrases-article', read: getPhrasesArticles },
  { id: 'hanzi-level-1', read: getHanziLevels },
  { id: 'recipe-hao-597d', read: getRadicalsArticle },
  { id: 'radical-mouth', read: getRadicalsArticle },
  { id: 'path-travel', read: getLearningPaths },
  { id: 'card-phrases', read: getContentCards },
  { id: 'card-hanzi', read: getContentCards },
  { id: 'tutor-faq-1', read: getTutorFaqs },
])(
  'what the build refuses of $id the Studio has refused',
  async ({ id, read }) => {
    const content = documents
      .filter(({ _type }) => _type !== 'legalDocument')
      .map((document) => small(document) as SanityDocument);
    const found = content.find(({ _id }) => _id === id);
    if (!found) throw new Error(`no document ${id}`);
    const rest = content.filter((document) => document !== found);
    expect(await builds(content, read)).toBe(true);

    const unnoticed: string[] = [];
    let refused = 0;
    for (const steps of leavesOf(found)) {
      const value = steps.reduce<unknown>(
        (held, step) => (held as Record<Step, unknown>)[step],
        found,
      );
      for (const change of changesOf(value)) {
        const draft = changed(found, steps, change);
        if (await builds([...rest, draft], read)) continue;
        refused += 1;
        const fetchTypes = (types: string[]) =>
          Promise.resolve(rest.filter(({ _type }) => types.includes(_type)));
        const problems = await judgeDocument(draft, fetchTypes, drawable);
        if (problems.some(({ severity }) => severity !== 'warning')) continue;
        unnoticed.push(`${steps.join('.')} = ${JSON.stringify(change)}`);
      }
    }
    expect(unnoticed).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  },
  120_000,
);
