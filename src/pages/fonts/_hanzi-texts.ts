import { asPublished } from '#src/content/client.ts';
import { getContentCards } from '#src/content/content-cards.ts';
import { getDialogues, type Dialogue } from '#src/content/dialogues.ts';
import { getFestivalsArticle } from '#src/content/festivals.ts';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { getHomePage } from '#src/content/home-page.ts';
import { getLearningPaths } from '#src/content/learning-paths.ts';
import { getPhrasesArticles, type PhrasesArticle } from '#src/content/phrases.ts';
import { getRadicalsArticle } from '#src/content/radicals.ts';
import { getSoundsArticle } from '#src/content/sounds.ts';
import { SYLLABLES } from '#src/domain/mandarin/syllable-table.ts';
import { TONE_EXAMPLES } from '#src/domain/mandarin/tone-examples.ts';
import { festivalsMessages } from '#src/features/learn/festivals/festivals.messages.ts';
import { fourTonesMessages } from '#src/features/learn/four-tones/four-tones.messages.ts';
import { hanziMessages } from '#src/features/learn/hanzi/hanzi.messages.ts';
import { numbersMessages } from '#src/features/learn/numbers/numbers.messages.ts';
import { NUMBER_CHARACTERS } from '#src/features/learn/numbers/spoken/readings.ts';
import { pocketMessages } from '#src/features/learn/pocket/pocket.messages.ts';
import { pronunciationMessages } from '#src/features/learn/pronunciation/pronunciation.messages.ts';
import arabicRadicals from '#src/features/learn/radicals/basics-to-radicals.ar.mdx?raw';
import englishRadicals from '#src/features/learn/radicals/basics-to-radicals.en.mdx?raw';
import { combinerMessages } from '#src/features/learn/radicals/combiner/combiner.messages.ts';
import { radicalsMessages } from '#src/features/learn/radicals/radicals.messages.ts';
import { ALIKE, BREATH, CHANGED } from '#src/features/learn/sounds/examples.ts';
import arabicSounds from '#src/features/learn/sounds/sounds-of-chinese.ar.mdx?raw';
import englishSounds from '#src/features/learn/sounds/sounds-of-chinese.en.mdx?raw';
import { soundsMessages } from '#src/features/learn/sounds/sounds.messages.ts';
import { NAME_CHARACTERS } from '#src/features/site/home/sky-name/names/syllables.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { hanziSheet } from '#src/layouts/fonts/font-faces.ts';
import { STEPS } from '#src/ui/voice/calibration/calibration-steps.ts';

/** What the seals say: of the review begin, again, good, at rest; of the road that words are known. */
const SEALS = '始回好安词';

/**
 * What each page that teaches Chinese shows, its most urgent texts first: the typeface is cut from
 * the characters in it, whatever editors write there. Elsewhere the device's own face shows the few
 * that there are. `npm run check:site` names a character that a built page shows and that is missing
 * here.
 */
const TEXTS = {
  home: async () => [await getHomePage(), await getContentCards()],
  // What foreign names are written with, for the seal in the landscape of the home page.
  names: () => Promise.resolve(NAME_CHARACTERS),
  festivals: async () => [await getFestivalsArticle(), festivalsMessages],
  radicals: async () => [
    await getRadicalsArticle(),
    [arabicRadicals, englishRadicals],
    [radicalsMessages, combinerMessages],
  ],
  sounds: async () => [
    await getSoundsArticle(),
    [arabicSounds, englishSounds],
    [TONE_EXAMPLES, CHANGED, BREATH, ALIKE, soundsMessages],
  ],
  // Any word and any syllable may be heard, and is shown with its answer.
  listening: async () => [[fourTonesMessages, await everyItem()], everySyllable()],
  // Numbers are made up in the page, from these characters alone.
  numbers: async () => [NUMBER_CHARACTERS, [numbersMessages, pronunciationMessages, STEPS]],
  // The strokes, today, review and pocket show any item, and share one typeface: who practises opens all.
  practice: async () => [
    [await getHanziLevels(), hanziMessages],
    [SEALS, await getLearningPaths(), await everyItem()],
    pocketMessages,
  ],
} satisfies Record<string, () => Promise<unknown>>;

/** All that can be learnt, whose hanzi are the same in every language. */
const everyItem = async () =>
  (await buildCatalogue(DEFAULT_LOCALE)).items.map(({ hanzi }) => hanzi);

/** The characters by which syllables are heard. */
const everySyllable = () => SYLLABLES.map(({ hanzi }) => [...hanzi.values()]);

/** Phrases in the order in which a visitor meets them: the first of each section, then the second … */
const phrasesTexts = ({ sections, ...article }: PhrasesArticle) => {
  const phrases = sections.flatMap((section) =>
    section.phrases.map((phrase, index) => ({ phrase, index })),
  );
  const inOrder = phrases.sort((a, b) => a.index - b.index);
  return [article, inOrder, sections, pronunciationMessages, STEPS];
};

/** What a dialogue shows, with what judges its lines. */
const dialogueTexts = (dialogue: Dialogue) => [dialogue, pronunciationMessages, STEPS];

const sheetNameOf = ({ slug }: Dialogue) => `dialogue-${slug}`;

const PAGES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

/**
 * The stylesheet that brings the Chinese typeface to a page. It is cut for what is published; what is
 * new in a preview shows in the device's own, and a page that is new in that of all practice.
 */
export const hanziSheetOf = async (page: keyof typeof TEXTS) =>
  hanziSheet(page, await asPublished<unknown>(TEXTS[page]));

/** The same for an article of phrases: no reader of one pack fetches the characters of the others. */
export const hanziSheetOfPhrases = (article: PhrasesArticle) =>
  hanziSheet(article.slug, phrasesTexts(article));

/** The same for a dialogue. */
export const hanziSheetOfDialogue = (dialogue: Dialogue) =>
  hanziSheet(sheetNameOf(dialogue), dialogueTexts(dialogue));

/** The texts of every page that has such a stylesheet. */
export const allHanziTexts = async (): Promise<{ page: string; texts: unknown }[]> => [
  ...(await Promise.all(PAGES.map(async (page) => ({ page, texts: await TEXTS[page]() })))),
  ...(await getPhrasesArticles()).map((article) => ({
    page: article.slug,
    texts: phrasesTexts(article),
  })),
  ...(await getDialogues()).map((dialogue) => ({
    page: sheetNameOf(dialogue),
    texts: dialogueTexts(dialogue),
  })),
];
