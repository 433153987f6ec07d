import { riyalsOf, STUDENT_CURRENCY } from '#src/domain/money.ts';
import type { AgeRange, LessonCategory } from '#src/domain/tutors/choices.ts';
import { pictureAddress } from '#src/domain/uploads.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, type Like } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { joined, languageName } from '#src/i18n/names.ts';
import type { tutorCardMessages } from './tutor-card.messages.ts';

/** What a card shows of a tutor, as an application holds it; a draft may lack all of it. */
export type TutorCardFacts = {
  name: string;
  /** The key of the picture. */
  picture: string | undefined;
  short: string;
  /** ISO 639 codes. */
  languages: readonly string[];
  categories: readonly LessonCategory[];
  ageRange: AgeRange | undefined;
  priceUsd: number | undefined;
};

export type TutorCardCopy = {
  card: Like<(typeof tutorCardMessages)['en']>;
  lessonCategories: Readonly<Record<LessonCategory, string>>;
  ageRanges: Readonly<Record<AgeRange, string>>;
};

/** One sentence about a tutor, whether it speaks for them, and how that is read aloud. */
export type CardReason = { fits: boolean; spoken: string; text: string };

/** A card in words, ready to be drawn. */
export type TutorCardView = {
  name: string;
  /** The address of the picture. */
  picture: string | undefined;
  speaks: string | undefined;
  short: string;
  tags: readonly string[];
  /** In riyals, as students read it. */
  price: string | undefined;
  reasons?: { title: string; lines: readonly CardReason[] };
  /** When the next hour is free. */
  soonest?: string;
  /** The way to the page of the tutor; `of` is read aloud behind its text. */
  link?: { href: string; text: string; of: string };
};

/** The card of a tutor in a language: what lists and matches show, and the tutor's own preview. */
export const tutorCardView = (
  locale: Locale<'common'>,
  facts: TutorCardFacts,
  { card: t, lessonCategories, ageRanges }: TutorCardCopy,
): TutorCardView => {
  const { name, picture, short, languages, categories, ageRange, priceUsd } = facts;
  const spoken = languages.map((code) => languageName(locale, code));
  return {
    name,
    picture: picture && pictureAddress(picture),
    speaks: spoken.length > 0 ? fill(t.speaks, { list: joined(locale, spoken) }) : undefined,
    short,
    tags: [
      ...categories.map((one) => lessonCategories[one]),
      ...(ageRange ? [ageRanges[ageRange]] : []),
    ],
    price:
      priceUsd === undefined
        ? undefined
        : fill(t.perLesson, {
            price: formatMoney(locale, STUDENT_CURRENCY, riyalsOf(priceUsd), 'in-sentence'),
          }),
  };
};
