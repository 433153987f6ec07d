import { RIYADH } from '#src/domain/time-zones.ts';
import { cityOf } from '#src/i18n/cities.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { dayAndTimeOn } from '#src/i18n/moments.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { tutorCardMessages } from '#src/ui/tutor-card/tutor-card.messages.ts';
import { tutorCardView, type TutorCardView } from '#src/ui/tutor-card/tutor-card.ts';
import { directoryMessages } from './directory.messages.ts';
import type { ListedTutor } from './listed-tutor.ts';
import type { SharedWords } from './words.ts';

/** In what words and on whose clock cards are read. */
export type CardReader = {
  locale: Locale;
  words: SharedWords;
  /** The visitor's time zone, where it is known; else times are Riyadh's (TUTORS-8). */
  zone: string | undefined;
};

/** The card of a listed tutor, with the next free hour and the way to the tutor's page. */
export const listedCard = (
  { locale, words, zone }: CardReader,
  tutor: ListedTutor & { soonest: number | undefined },
): TutorCardView => {
  const { card: t } = inLocale(locale, directoryMessages);
  const { name, soonest, slug } = tutor;
  const clock = zone ?? RIYADH;
  const languages = tutor.languages.map(({ language }) => language);
  const query = zone ? `?zone=${encodeURIComponent(zone)}` : '';
  return {
    ...tutorCardView(
      locale,
      { ...tutor, languages },
      { ...words, card: inLocale(locale, tutorCardMessages) },
    ),
    soonest:
      soonest === undefined
        ? t.noHours
        : fill(t.soonest, {
            time: dayAndTimeOn({ locale, zone: clock }, soonest),
            place: cityOf(locale, clock),
          }),
    link: {
      href: localizedPath(locale, `/tutors/${slug}`) + query,
      text: t.see,
      of: fill(t.of, { name }),
    },
  };
};
