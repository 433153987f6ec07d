import { LRUCache } from 'lru-cache';
import { database } from '#db/client.ts';
import { approvedData, tutorBySlug } from '#db/repos/tutor-pages.ts';
import { brandName } from '#src/content/site-settings.ts';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { joined } from '#src/i18n/names.ts';
import { drawPersonCard } from '#src/server/social-card/draw-card.ts';
import { storage } from '#src/server/storage/storage.ts';
import { directoryMessages } from '../directory.messages.ts';
import { publicTutor } from '../public-tutor.ts';
import type { SharedWords } from '../words.ts';

type Card = Uint8Array<ArrayBuffer>;

/** Links are shared in bursts; a card takes a tenth of a second of the processor. */
const kept = new LRUCache<string, Card>({ max: 100 });

/** The address of the social card of a tutor's page (TUTORS-21). */
export const profileCardPath = (locale: Locale, slug: string): string =>
  `/social/${locale}/tutors/${slug}.jpg`;

/** The social card of a visible tutor's page; undefined where there is none, or it rests. */
export const profileCard = async (
  locale: Locale,
  slug: string,
  { lessonCategories }: Pick<SharedWords, 'lessonCategories'>,
): Promise<Card | undefined> => {
  const db = await database();
  const id = await tutorBySlug(db, slug);
  const tutor = id && publicTutor((await approvedData(db, [id])).get(id));
  if (!tutor) return undefined;
  const { profile: t } = inLocale(locale, directoryMessages);
  const lessons = joined(
    locale,
    tutor.lessonCategories.map((one) => lessonCategories[one]),
  );
  const words = {
    direction: directionOf(locale),
    name: tutor.name,
    about: lessons ? fill(t.onCard, { lessons }) : t.onCardAlone,
    brand: (await brandName(locale)) ?? '',
  };
  const key = JSON.stringify([words, tutor.profilePictureKey]);
  const known = kept.get(key);
  if (known) return known;
  const { profilePictureKey: picture } = tutor;
  const card = await drawPersonCard({
    ...words,
    picture: picture ? await (await storage()).get(picture) : undefined,
  });
  kept.set(key, card);
  return card;
};
