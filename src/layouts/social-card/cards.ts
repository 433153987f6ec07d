import { readFile } from 'node:fs/promises';
import { getContentCards } from '#src/content/content-cards.ts';
import { getDialogues, type Dialogue } from '#src/content/dialogues.ts';
import { getHomePage } from '#src/content/home-page.ts';
import { getLegalDocument } from '#src/content/legal-documents.ts';
import { localized } from '#src/content/localized.ts';
import { getSiteSettings } from '#src/content/site-settings.ts';
import type { Locale } from '#src/i18n/locales.ts';

const HERO = 'public/hero/day/still-1280.webp';
const LEGAL = 'public/images/gate.webp';
const LEGAL_KINDS = ['terms', 'privacy-policy'] as const;

/** The open cards of the contents, by the last part of the address that they lead to. */
const openCards = async () =>
  new Map(
    (await getContentCards()).flatMap((card) =>
      card.status === 'available' ? [[card.slug, card] as const] : [],
    ),
  );

/** The name of a dialogue's social card, which no other page shares. */
export const socialCardOfDialogue = ({ slug }: Pick<Dialogue, 'slug'>) => `dialogue-${slug}`;

/** Pages with a social card of their own; every other page shows that of the home page. */
export const socialCardNames = async (): Promise<string[]> => [
  'home',
  ...LEGAL_KINDS,
  ...(await openCards()).keys(),
  ...(await getDialogues()).map(socialCardOfDialogue),
];

/** A picture of the content, from this repository or from the hosted library. */
const readPicture = async (url: string): Promise<Buffer> =>
  url.startsWith('https:')
    ? Buffer.from(await (await fetch(url)).arrayBuffer())
    : readFile(`cms/dataset/images/${url}`);

/** What a page's social card shows: the page is named as in `socialCardNames`. */
export const cardContent = async (name: string, locale: Locale) => {
  const { brand, ...settings } = await getSiteSettings();
  const shared = { locale, brand: localized(locale, brand, 'name') };
  const kind = LEGAL_KINDS.find((one) => one === name);
  if (kind) {
    const { title } = await getLegalDocument(kind, locale);
    const description = localized(locale, settings, 'description');
    return { ...shared, title, description, picture: await readFile(LEGAL) };
  }
  const card = (await openCards()).get(name);
  if (card) {
    return {
      ...shared,
      title: localized(locale, card, 'title'),
      description: localized(locale, card, 'description'),
      picture: await readPicture(card.picture.url),
    };
  }
  const dialogue = (await getDialogues()).find((one) => socialCardOfDialogue(one) === name);
  if (dialogue) {
    // It has the picture of the phrases that are said in it.
    const phrases = (await openCards()).get(dialogue.article?.slug ?? '');
    return {
      ...shared,
      title: localized(locale, dialogue, 'title'),
      description: localized(locale, dialogue, 'situation'),
      picture: phrases ? await readPicture(phrases.picture.url) : await readFile(HERO),
    };
  }
  const home = await getHomePage();
  return {
    ...shared,
    title: localized(locale, home, 'heroTitle'),
    description: localized(locale, home, 'heroSubtitle'),
    picture: await readFile(HERO),
  };
};
