import { beforeAll, expect, test, vi } from 'vitest';
import { getContentCards } from '#src/content/content-cards.ts';
import { getFestivalsArticle } from '#src/content/festivals.ts';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { getLegalDocument } from '#src/content/legal-documents.ts';
import { getPhrasesArticles } from '#src/content/phrases.ts';
import { getRadicalsArticle, type RadicalsArticle } from '#src/content/radicals.ts';
import { getTutorFaqs } from '#src/content/tutor-faqs.ts';
import { frozenContent } from '#tests/frozen-content.ts';
import { legalConstants } from './legal-constants.ts';
import recipeReviews from './reviewed-recipes.json' with { type: 'json' };
import { missingPromises } from './rules/legal.ts';

vi.mock(import('#src/content/client.ts'), async (original) => {
  const client = await original();
  const { FROZEN_CONTENT } = await import('#tests/frozen-content.ts');
  return { ...client, fetchContent: client.contentFrom(client.embedded(FROZEN_CONTENT)) };
});

test('six cards: three articles, a game and two games that are coming', async () => {
  const cards = await getContentCards();
  expect(cards.map((card) => `${card.kind} ${'slug' in card ? card.slug : card.status}`)).toEqual([
    'article phrases-for-travel-survival-in-china',
    'article chinas-four-major-traditional-festivals',
    'article basics-to-radicals',
    'game hanzi-stroke-practice',
    'game comingSoon',
    'game comingSoon',
  ]);
});

test('four sections of travel phrases, each of eight or more and most cut into words', async () => {
  const [article, ...others] = await getPhrasesArticles();
  expect(others).toEqual([]);
  const sections = article?.sections ?? [];
  expect(sections.map(({ title }) => title)).toEqual([
    'Basic Greeting',
    'Dining Made Simple',
    'Getting Around',
    'Emergency Essentials',
  ]);
  for (const { phrases } of sections) {
    expect(phrases.length).toBeGreaterThanOrEqual(8);
    const cut = phrases.filter(({ words }) => words.length > 0);
    expect(cut.length / phrases.length).toBeGreaterThanOrEqual(3 / 4);
  }
});

test('four festivals, each with its four items', async () => {
  const { festivals } = await getFestivalsArticle();
  expect(
    festivals.map(({ slug, gameItems }) => [slug, ...gameItems.map(({ id }) => id)].join(' ')),
  ).toEqual([
    'spring lantern liondance hongbao springcouplets',
    'qingming incense food money willow',
    'dragon-boat zongzi flag boat drum',
    'mid-autumn lantern moon mooncake family',
  ]);
});

test('150 characters in five levels, none of them twice', async () => {
  const levels = await getHanziLevels();
  expect(levels.map(({ level, title, characters }) => [level, title, characters.length])).toEqual([
    [1, 'Basic Strokes', 30],
    [2, 'Common Characters', 30],
    [3, 'Intermediate Characters', 30],
    [4, 'Advanced Characters', 30],
    [5, 'Expert Level', 30],
  ]);
  const characters = levels.flatMap((level) => level.characters.map(({ char }) => char));
  expect(new Set(characters).size).toBe(150);
});

test('seven questions of tutors', async () => {
  expect(await getTutorFaqs()).toHaveLength(7);
});

let radicals: RadicalsArticle;
beforeAll(async () => {
  radicals = await getRadicalsArticle();
});

test('five radicals of the carousel and fifteen of the game, in their order', () => {
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug).join(' ');
  expect(slugs(radicals.carousel)).toBe('mouth mountain big field wood');
  expect(slugs(radicals.selectable)).toBe(
    'woman mountain person fire sun child mouth wood water moon work white power earth small',
  );
});

test('29 recipes or more, whose order matters for mouth and wood alone', () => {
  expect(radicals.recipes.length).toBeGreaterThanOrEqual(29);
  const ordered = radicals.recipes.filter((recipe) => recipe.ordered);
  expect(ordered.map((recipe) => `${recipe.radicals.join(' + ')} = ${recipe.result}`)).toEqual([
    '口 + 木 = 呆',
    '木 + 口 = 杏',
  ]);
});

/** Shapes that a part takes inside a character. */
const SIDE_FORMS: Record<string, string> = { 亻: '人', 氵: '水', 扌: '手', 曰: '日' };

test('every recipe is the decomposition of its character', () => {
  const sorted = (parts: string[]) => parts.toSorted().join('');
  for (const { result, radicals: parts } of radicals.recipes) {
    const ids = recipeReviews.find((review) => review.result === result)?.ids ?? '';
    const decomposed = [...ids.replace(/[⿰⿱⿻]/gu, '')].map((part) => SIDE_FORMS[part] ?? part);
    expect(`${result} ${sorted(decomposed)}`).toBe(`${result} ${sorted(parts)}`);
  }
});

test('the sections of the privacy policy, in both languages', async () => {
  for (const language of ['en', 'ar'] as const) {
    const { sections } = await getLegalDocument('privacy-policy', language);
    expect(sections.map(({ id }) => id)).toEqual([
      ...['introduction', 'information-collected', 'how-we-use-info', 'legal-basis'],
      ...['data-retention', 'data-sharing-and-transfers', 'data-security-and-breach'],
      ...['childrens-privacy', 'your-rights', 'cookies-and-tracking', 'marketing-communications'],
      ...['international-transfers', 'updates-to-policy', 'contact-information'],
    ]);
  }
});

test('every promise stands in one paragraph of both languages of its legal text', () => {
  expect(missingPromises(frozenContent(), legalConstants)).toEqual([]);
});
