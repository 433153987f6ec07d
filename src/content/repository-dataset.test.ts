import { expect, test } from 'vitest';
import { getContentCards } from './content-cards.ts';
import { getFestivalsArticle } from './festivals.ts';
import { getHanziLevels } from './hanzi-levels.ts';
import { getHomePage } from './home-page.ts';
import { getLegalDocument } from './legal-documents.ts';
import { getPhrasesArticle } from './phrases.ts';
import { getRadicalsArticle } from './radicals.ts';
import { getSiteSettings } from './site-settings.ts';
import { getTutorFaqs } from './tutor-faqs.ts';

test('settings and home page are there', async () => {
  expect((await getSiteSettings()).brand.name).not.toBe('');
  expect((await getHomePage()).tutorPicture.url).toMatch(/\.webp$/);
});

test('cards come in their order; those that can be opened have an address', async () => {
  const cards = await getContentCards();
  expect(cards.map(({ kind }) => kind).join()).toBe('article,article,article,game,game,game');
  expect(cards.flatMap((card) => ('slug' in card ? [card.slug] : []))).toHaveLength(4);
});

test('sections of the phrases come in the order of the article', async () => {
  const { sections } = await getPhrasesArticle();
  expect(sections.map(({ title }) => title)).toEqual([
    'Basic Greeting',
    'Dining Made Simple',
    'Getting Around',
    'Emergency Essentials',
  ]);
});

test('festivals come in the order of the article', async () => {
  const { festivals } = await getFestivalsArticle();
  expect(festivals.map(({ chineseName }) => chineseName)).toEqual([
    '春节',
    '清明节',
    '端午节',
    '中秋节',
  ]);
});

test('a recipe names its parts in order, as characters and as slugs', async () => {
  const { recipes } = await getRadicalsArticle();
  expect(recipes.find(({ result }) => result === '呆')).toMatchObject({
    radicals: ['口', '木'],
    slugs: ['mouth', 'wood'],
    ordered: true,
  });
});

test('levels are numbered in order', async () => {
  expect((await getHanziLevels()).map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
});

test('legal documents are there in both languages', async () => {
  for (const kind of ['terms', 'privacy-policy'] as const) {
    const [english, arabic] = [
      await getLegalDocument(kind, 'en'),
      await getLegalDocument(kind, 'ar'),
    ];
    expect(arabic.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id));
  }
});

test('the tutor page has its questions', async () => {
  expect(await getTutorFaqs()).toHaveLength(7);
});
