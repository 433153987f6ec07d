import type { Locale } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { IMAGES_PATH, TUTOR_FILES_PATH } from '#src/lib/uploads.ts';
import type { Section } from '../application/application.machine.ts';
import { DAYS } from '../application/choices.ts';
import { choicesMessages } from '../application/choices.messages.ts';
import type { Draft } from '../application/draft.ts';
import { fieldsMessages } from '../application/fields.messages.ts';

/** One given value: a text, a text with a file behind it, a picture, or an address elsewhere. */
export type Value = { text: string; file?: string; picture?: string; address?: string };
export type Row = { label: string; values: Value[] };

/** What an application says, section by section, in words for a reader. */
export const rowsOf = (locale: Locale, draft: Draft): Record<Section, Row[]> => {
  const t = inLocale(locale, fieldsMessages);
  const names = inLocale(locale, choicesMessages);
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const named = (list: Readonly<Record<string, string>>, value: string) => list[value] ?? value;
  const period = (from: string, to: string) => fill(t.education.period, { from, to });
  const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

  return {
    general: [
      row(t.general.firstName, draft.firstName),
      row(t.general.lastName, draft.lastName),
      row(t.general.email, draft.email),
      row(t.general.countryOfOrigin, named(names.countries, draft.countryOfOrigin)),
      row(t.general.countryLivingCurrently, named(names.countries, draft.countryLivingCurrently)),
      row(
        t.general.languages,
        ...draft.spokenLanguages
          .filter(({ language }) => language)
          .map(({ language, proficiency }) =>
            joined(languages.of(language) ?? language, named(names.proficiencies, proficiency)),
          ),
      ),
      row(t.general.birthday, joined(draft.birthday.month, String(draft.birthday.day))),
      row(
        t.general.phone,
        draft.phone.number && `\u2066${draft.phone.countryCode} ${draft.phone.number}\u2069`,
      ),
    ],
    education: [
      {
        label: t.education.education,
        values: draft.education.map((entry) => ({
          text: joined(
            entry.institution,
            entry.degreeOther || named(names.degrees, entry.degree),
            entry.majorTopicOther || named(names.majors, entry.majorTopic),
            period(entry.yearFrom, entry.yearTo),
          ),
          ...fileOf(entry.documentKey),
        })),
      },
      {
        label: t.education.certifications,
        values: draft.certifications.map((entry) => ({
          text: joined(
            entry.typeOther || named(names.certificateTypes, entry.type),
            entry.nameOther || named(names.certificateNames, entry.name),
            period(entry.validityFrom, entry.validityTo),
          ),
          ...fileOf(entry.fileKey),
        })),
      },
      row(
        t.education.experiences,
        ...draft.professionalExperiences.map(({ institution, position, from, to, description }) =>
          joined(institution, position, period(from, to), description),
        ),
      ),
    ],
    profile: [
      {
        label: t.profile.picture,
        values: draft.profilePictureKey
          ? [{ text: t.profile.picture, picture: addressOf(IMAGES_PATH, draft.profilePictureKey) }]
          : [],
      },
      row(t.profile.description, draft.profileDescription),
      row(t.profile.tagline, draft.shortDescription),
      {
        label: t.profile.video,
        values: draft.videoIntroductionUrl
          ? [{ text: draft.videoIntroductionUrl, address: draft.videoIntroductionUrl }]
          : [],
      },
      row(
        t.profile.categories,
        ...draft.lessonCategories.map((one) => named(names.lessonCategories, one)),
      ),
      row(t.profile.topics, ...draft.topicsOfInterest.map((one) => named(names.topics, one))),
    ],
    preference: [
      row(t.preference.ageRange, named(names.ageRanges, draft.studentAgeRange)),
      row(
        t.preference.platforms,
        ...draft.meetingPlatforms.map((one) => named(names.platforms, one)),
      ),
      row(
        t.preference.materials,
        ...draft.preferredMaterials.map((one) => named(names.materials, one)),
      ),
    ],
    availability: [
      row(t.availability.jobStatus, named(names.jobStatuses, draft.currentJobStatus)),
      row(t.availability.timezone, draft.timezone),
      row(
        t.availability.week,
        ...draft.weeklyAvailability.map(({ day, slots }) =>
          joined(dayName(locale, day), ...slots.map(({ from, to }) => `\u2066${from}–${to}\u2069`)),
        ),
      ),
    ],
    price: [
      row(
        t.price.label,
        draft.lessonPriceUSD === ''
          ? ''
          : new Intl.NumberFormat(`${locale}-u-nu-latn`, {
              style: 'currency',
              currency: 'USD',
            }).format(draft.lessonPriceUSD),
      ),
    ],
  };
};

const row = (label: string, ...texts: string[]): Row => ({
  label,
  values: texts.filter((text) => text !== '').map((text) => ({ text })),
});

const addressOf = (path: string, key: string) => `${path}/${encodeURIComponent(key)}`;

const fileOf = (key: string): Pick<Value, 'file'> =>
  key ? { file: addressOf(TUTOR_FILES_PATH, key) } : {};

/** 5 January 1970 was a Monday, the day that the week begins with here. */
const dayName = (locale: Locale, day: (typeof DAYS)[number]): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 5 + DAYS.indexOf(day))),
  );
