import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { getContentCards } from '#src/content/content-cards.ts';
import { croppedSize, subjectOf } from '#src/content/cropped.ts';
import { getDialogues, type Dialogue } from '#src/content/dialogues.ts';
import { getHomePage } from '#src/content/home-page.ts';
import { getLegalDocument } from '#src/content/legal-documents.ts';
import { localized } from '#src/content/localized.ts';
import type { PictureFile } from '#src/content/picture.ts';
import { getSiteSettings } from '#src/content/site-settings.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { partOfPicture } from '#src/lib/part-of-picture.ts';

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

/** What readers see of a picture of the content, and where its subject is. */
const readPicture = async (picture: PictureFile) => {
  const file = await readWhole(picture.url);
  const { rect } = croppedSize(await sharp(file).metadata(), picture.crop);
  return {
    picture: rect ? await partOfPicture(file, rect).png().toBuffer() : file,
    subject: subjectOf(picture),
  };
};

/** From this repository or from the hosted library. */
const readWhole = async (url: string): Promise<Buffer> =>
  url.startsWith('https:')
    ? Buffer.from(await (await fetch(url)).arrayBuffer())
    : readFile(`cms/dataset/images/${url}`);

const MIDDLE = { x: 0.5, y: 0.5 };
const heroOfHome = async () => ({ picture: await readFile(HERO), subject: MIDDLE });

/** What a page's social card shows: the page is named as in `socialCardNames`. */
export const cardContent = async (name: string, locale: Locale) => {
  const { brand, ...settings } = await getSiteSettings();
  const shared = { locale, brand: localized(locale, brand, 'name') };
  const kind = LEGAL_KINDS.find((one) => one === name);
  if (kind) {
    const { title } = await getLegalDocument(kind, locale);
    const description = localized(locale, settings, 'description');
    return { ...shared, title, description, picture: await readFile(LEGAL), subject: MIDDLE };
  }
  const card = (await openCards()).get(name);
  if (card) {
    return {
      ...shared,
      title: localized(locale, card, 'title'),
      description: localized(locale, card, 'description'),
      ...(await readPicture(card.picture)),
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
      ...(phrases ? await readPicture(phrases.picture) : await heroOfHome()),
    };
  }
  const home = await getHomePage();
  return {
    ...shared,
    title: localized(locale, home, 'heroTitle'),
    description: localized(locale, home, 'heroSubtitle'),
    ...(await heroOfHome()),
  };
};
