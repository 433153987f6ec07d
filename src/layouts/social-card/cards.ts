import { readFile } from 'node:fs/promises';
import { getContentCards } from '#src/content/content-cards.ts';
import { getHomePage } from '#src/content/home-page.ts';
import { getLegalDocument } from '#src/content/legal-documents.ts';
import { localized } from '#src/content/localized.ts';
import { getSiteSettings } from '#src/content/site-settings.ts';
import type { Locale } from '#src/i18n/locales.ts';

/** Pages with a card of their own; every other page shows the home card. */
const CONTENT_CARDS = {
  phrases: 'card-phrases',
  festivals: 'card-festivals',
  radicals: 'card-radicals',
  hanzi: 'card-hanzi',
};
const HERO = 'public/hero/still-1280.webp';
const LEGAL = 'public/images/opening-soon.webp';

export type CardName = keyof typeof CONTENT_CARDS | 'home' | 'terms' | 'privacy-policy';

export const CARD_NAMES: CardName[] = [
  ...(Object.keys(CONTENT_CARDS) as (keyof typeof CONTENT_CARDS)[]),
  'home',
  'terms',
  'privacy-policy',
];

/** A picture of the content, from this repository or from the hosted library. */
const readPicture = async (url: string): Promise<Buffer> =>
  url.startsWith('https:')
    ? Buffer.from(await (await fetch(url)).arrayBuffer())
    : readFile(`cms/dataset/images/${url}`);

/** What a page's social card shows. */
export const cardContent = async (name: CardName, locale: Locale) => {
  const { brand, ...settings } = await getSiteSettings();
  const shared = { locale, brand: localized(locale, brand, 'name') };
  if (name === 'home') {
    const home = await getHomePage();
    return {
      ...shared,
      title: localized(locale, home, 'heroTitle'),
      description: localized(locale, home, 'heroSubtitle'),
      picture: await readFile(HERO),
    };
  }
  if (name === 'terms' || name === 'privacy-policy') {
    const { title } = await getLegalDocument(name, locale);
    const description = localized(locale, settings, 'description');
    return { ...shared, title, description, picture: await readFile(LEGAL) };
  }
  const card = (await getContentCards()).find(({ _id }) => _id === CONTENT_CARDS[name]);
  if (!card) throw new Error(`The content has no card “${CONTENT_CARDS[name]}”`);
  return {
    ...shared,
    title: localized(locale, card, 'title'),
    description: localized(locale, card, 'description'),
    picture: await readPicture(card.picture.url),
  };
};
