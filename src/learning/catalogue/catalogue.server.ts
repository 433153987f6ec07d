import { getContentCards } from '#src/content/content-cards.ts';
import { getDialogues } from '#src/content/dialogues.ts';
import { getFestivalsArticle } from '#src/content/festivals.ts';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { heldInBuild } from '#src/content/held.ts';
import { getLearningPaths } from '#src/content/learning-paths.ts';
import { localized } from '#src/content/localized.ts';
import { getPhrasesArticles, type PhrasesArticle, type Word } from '#src/content/phrases.ts';
import { getRecordings } from '#src/content/recordings.ts';
import { getRadicalsArticle } from '#src/content/radicals.ts';
import { getSoundsArticle } from '#src/content/sounds.ts';
import { getWordIds } from '#src/content/word-ids.ts';
import {
  characterId,
  combinationId,
  FESTIVAL_NAME,
  termId,
  type ItemId,
} from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import { withSensesOf } from '../same-meaning.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import {
  searchWordsOf,
  type Catalogue,
  type CatalogueGroup,
  type CatalogueItem,
  type CataloguePath,
} from './catalogue.ts';
import { readingsOf, waysOfAsking } from './ways-of-asking.server.ts';

const ARTICLES = '/contents/articles';
const DIALOGUES = '/contents/dialogues';
const GAMES = '/contents/games';

type Texts = Omit<CatalogueItem, 'skills' | 'isRecorded'>;
type Group = Omit<CatalogueGroup, 'items'> & { items: readonly Texts[] };

/** The catalogue of a language as a file, which pages that practise fetch. */
export const catalogueFile = async (locale: Locale): Promise<DataFile<Catalogue>> =>
  dataFile(`learning-${locale}`, await buildCatalogue(locale));

type WordIds = Awaited<ReturnType<typeof getWordIds>>;

const readCatalogue = async (locale: Locale): Promise<Catalogue> => {
  const wordId = await getWordIds();
  const own = [
    ...(await phrasesAsListed()).flatMap((article) => sectionsOf(locale, article, wordId)),
    ...(await dialoguesOf(locale)),
    ...(await levelsOf(locale)),
    ...(await radicalsOf(locale)),
    ...(await festivalsOf(locale)),
  ];
  const groups = [...own, await soundsOf(locale, own, wordId)];
  const recorded = new Set((await getRecordings()).map(({ text, pinyin }) => `${text} ${pinyin}`));
  const texts = groups.flatMap((group) => group.items);
  const readings = readingsOf(texts);
  const items = new Map<ItemId, CatalogueItem>();
  for (const one of texts) {
    const known = items.get(one.item);
    if (known) {
      const meaning = withSensesOf(known.meaning, one.meaning);
      items.set(one.item, { ...known, meaning, ...searchWordsOf(known, one) });
      continue;
    }
    const isRecorded = recorded.has(`${one.hanzi} ${one.pinyin}`);
    items.set(one.item, {
      ...one,
      skills: waysOfAsking(one, isRecorded, readings),
      ...(isRecorded && { isRecorded: true }),
    });
  }
  return {
    items: [...items.values()],
    groups: groups.map((group) => ({
      ...group,
      items: [...new Set(group.items.map(({ item }) => item))],
    })),
    paths: await pathsOf(locale, groups),
  };
};

/**
 * All learning items of the content with the groups in which they stand. The same item in two
 * places is listed once, as its first place has it, with what it means in the others (LEARNING-21).
 */
export const buildCatalogue = heldInBuild(readCatalogue, (locale) => locale);

/** A step without a title of its own has that of its group; one whose group is gone is left out. */
const pathsOf = async (
  locale: Locale,
  groups: readonly Pick<CatalogueGroup, 'id' | 'title'>[],
): Promise<CataloguePath[]> => {
  const titles = new Map(groups.map(({ id, title }) => [id, title]));
  return (await getLearningPaths()).map((path) => ({
    id: path.slug,
    title: localized(locale, path, 'title'),
    description: localized(locale, path, 'description'),
    icon: path.icon,
    goals: path.goals,
    steps: path.steps.flatMap((step) => {
      const title = titles.get(step.group);
      if (!title) return [];
      return [
        {
          group: step.group,
          title: localized(locale, step, 'title') ?? title,
          reason: localized(locale, step, 'reason'),
          knownFrom: step.knownFrom ?? undefined,
        },
      ];
    }),
  }));
};

/** In the order of their cards, so that a word stands where most people meet it first. */
const phrasesAsListed = async (): Promise<PhrasesArticle[]> => {
  const cards = await getContentCards();
  const placeOf = ({ slug }: PhrasesArticle) =>
    cards.findIndex((card) => card.status === 'available' && card.slug === slug);
  return (await getPhrasesArticles()).toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The words of a phrase come before the phrase that they make. */
const sectionsOf = (locale: Locale, { slug, sections }: PhrasesArticle, wordId: WordIds): Group[] =>
  sections.map((section) => ({
    id: section._id,
    kind: 'section',
    title: localized(locale, section, 'title'),
    address: `${ARTICLES}/${slug}#${section._id}`,
    items: section.phrases.flatMap((phrase) => [
      ...phrase.words.map((word) => ({
        item: wordId(word),
        hanzi: word.chinese,
        pinyin: word.pinyin,
        meaning: localized(locale, word, 'english'),
        ...localSearchWords(locale, word),
      })),
      {
        item: phrase.id,
        hanzi: phrase.chinese,
        pinyin: phrase.pinyin,
        meaning: localized(
          locale,
          { meaning: phrase.english, meaningAr: phrase.arabic ?? phrase.english },
          'meaning',
        ),
        ...localSearchWords(locale, phrase),
      },
    ]),
  }));

type Searched = Pick<Word, 'searchWords' | 'searchWordsAr'> & {
  readonly sideForms?: readonly string[];
};

const localSearchWords = (locale: Locale, held: Searched) =>
  searchWordsOf({
    searchWords: [...localized(locale, held, 'searchWords'), ...(held.sideForms ?? [])],
  });

/** Lines are phrases to the memory; their words are explained where they stand (decision 195). */
const dialoguesOf = async (locale: Locale): Promise<Group[]> =>
  (await getDialogues()).map((dialogue) => ({
    id: dialogue._id,
    kind: 'dialogue',
    title: localized(locale, dialogue, 'title'),
    address: `${DIALOGUES}/${dialogue.slug}`,
    items: dialogue.lines.map((line) => ({
      item: line.id,
      hanzi: line.chinese,
      pinyin: line.pinyin,
      meaning: localized(locale, line, 'meaning'),
      ...localSearchWords(locale, line),
    })),
  }));

const levelsOf = async (locale: Locale): Promise<Group[]> =>
  (await getHanziLevels()).map((level) => ({
    id: level._id,
    kind: 'level',
    title: localized(locale, level, 'title'),
    address: `${GAMES}/hanzi-stroke-practice?level=${level._id}`,
    items: level.characters.map((one) => ({
      item: characterId(one.char),
      hanzi: one.char,
      pinyin: one.pinyin,
      meaning: localized(locale, one, 'meaning'),
      ...localSearchWords(locale, one),
    })),
  }));

const radicalsOf = async (locale: Locale): Promise<Group[]> => {
  const article = await getRadicalsArticle();
  const address = `${ARTICLES}/basics-to-radicals`;
  const radicals = [...article.carousel, ...article.selectable];
  return [
    {
      id: 'radicals',
      kind: 'radicals',
      title: localized(locale, article, 'title'),
      address,
      items: radicals.map((one) => ({
        item: characterId(one.radical),
        hanzi: one.radical,
        pinyin: one.pinyin,
        meaning: localized(locale, one, 'meaning'),
        ...localSearchWords(locale, one),
      })),
    },
    {
      id: 'combinations',
      kind: 'combinations',
      title: inLocale(locale, catalogueMessages).combinations,
      address: `${address}/combinations`,
      items: article.recipes.map((one) => ({
        item: combinationId(one._id),
        hanzi: one.result,
        pinyin: one.pinyin,
        meaning: localized(locale, one, 'meaning'),
        ...localSearchWords(locale, one),
      })),
    },
  ];
};

const festivalsOf = async (locale: Locale): Promise<Group[]> => {
  const { festivals } = await getFestivalsArticle();
  return festivals.map((festival) => ({
    id: festival._id,
    kind: 'festival',
    title: localized(locale, festival, 'name'),
    address: `${ARTICLES}/chinas-four-major-traditional-festivals#${festival.slug}`,
    items: [
      {
        item: termId(festival._id, FESTIVAL_NAME),
        hanzi: festival.chineseName,
        pinyin: festival.pinyin,
        meaning: localized(locale, festival, 'name'),
        ...localSearchWords(locale, festival),
      },
      ...festival.gameItems.map((one) => ({
        item: termId(festival._id, one.id),
        hanzi: one.chineseName,
        pinyin: one.pinyin,
        meaning: localized(
          locale,
          { meaning: one.name, meaningAr: one.arabicTranslation },
          'meaning',
        ),
        ...localSearchWords(locale, one),
      })),
    ],
  }));
};

/** What is taught elsewhere stays the item that it is there: 你好 is a phrase of the greetings. */
const soundsOf = async (
  locale: Locale,
  others: readonly Group[],
  wordId: WordIds,
): Promise<Group> => {
  const article = await getSoundsArticle();
  const known = new Map(
    others.flatMap(({ items }) => items).map((one) => [`${one.hanzi} ${one.pinyin}`, one]),
  );
  return {
    id: 'sounds',
    kind: 'sounds',
    title: localized(locale, article, 'title'),
    address: `${ARTICLES}/${article.slug}`,
    items: article.words.map((word) => ({
      ...(known.get(`${word.chinese} ${word.pinyin}`) ?? {
        item: wordId(word),
        hanzi: word.chinese,
        pinyin: word.pinyin,
        meaning: localized(locale, word, 'english'),
      }),
      ...localSearchWords(locale, word),
    })),
  };
};
