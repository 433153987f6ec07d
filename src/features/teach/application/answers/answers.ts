import { TUTOR_CURRENCY } from '#src/domain/money.ts';
import { leftToRight, ownText } from '#src/i18n/isolates.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import { enumerated } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import type { WizardCopy } from '../copy.ts';
import { MONTHS } from '../draft/choices.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import {
  describeCertification,
  describeEducation,
  describeExperience,
} from '../entries/describe-entries.ts';
import { timeZoneName } from '../draft/time-zones.ts';

type Tools = { copy: WizardCopy; locale: Locale<'teach'> };

/** An answer in words, line by line, with the key of the file that belongs to it. */
export type Answer = { lines: string[]; fileKey?: string };

/**
 * A field's answers in words: one for each entry of a list, none where nothing was said. They stand
 * in the page's direction; what the applicant wrote is isolated.
 */
export const answersOf = (
  { copy, locale }: Tools,
  draft: Partial<Draft>,
  field: DraftField,
): Answer[] => {
  const { choices, days, months, languages } = copy;
  const chosen = <Value extends string>(
    values: readonly Value[] | undefined,
    names: Readonly<Record<Value, string>>,
  ) =>
    said(
      enumerated(
        locale,
        (values ?? []).map((value) => names[value]),
      ),
    );
  const named = (name: string | undefined, names: Readonly<Record<string, string>>) =>
    name ? (names[name] ?? '') : '';

  switch (field) {
    case 'countryOfOrigin':
    case 'countryLivingCurrently':
      return said(named(draft[field], choices.countries));
    case 'spokenLanguages':
      return said(
        ...(draft.spokenLanguages ?? []).map(({ language, proficiency }) => {
          const name = languages.find(({ code }) => code === language)?.name;
          const parts = [name, named(proficiency, choices.proficiencies)];
          return name ? parts.filter(Boolean).join(' – ') : '';
        }),
      );
    case 'birthday': {
      const { day = '', month = '' } = draft.birthday ?? {};
      return said(month && day ? dayOfYear(locale, month, day) : named(month, months) || day);
    }
    case 'phone': {
      const { countryCode = '', number = '' } = draft.phone ?? {};
      return said(number && leftToRight(`${countryCode} ${number}`));
    }
    case 'education':
      return (draft.education ?? []).map((entry) =>
        described(describeEducation({ copy, locale }, entry), entry.documentKey),
      );
    case 'certifications':
      return (draft.certifications ?? []).map((entry) =>
        described(describeCertification({ copy, locale }, entry), entry.fileKey),
      );
    case 'professionalExperiences':
      return (draft.professionalExperiences ?? []).map((entry) =>
        described(describeExperience({ copy, locale }, entry)),
      );
    case 'profilePictureKey':
      return draft.profilePictureKey
        ? [{ lines: [copy.fields.education.uploaded], fileKey: draft.profilePictureKey }]
        : [];
    case 'lessonCategories':
      return chosen(draft.lessonCategories, choices.lessonCategories);
    case 'topicsOfInterest':
      return chosen(draft.topicsOfInterest, choices.topics);
    case 'studentAgeRange':
      return said(named(draft.studentAgeRange, choices.ageRanges));
    case 'meetingPlatforms':
      return chosen(draft.meetingPlatforms, choices.platforms);
    case 'preferredMaterials':
      return chosen(draft.preferredMaterials, choices.materials);
    case 'currentJobStatus':
      return said(named(draft.currentJobStatus, choices.jobStatuses));
    case 'weeklyAvailability':
      return said(
        ...(draft.weeklyAvailability ?? []).map(({ day, slots }) => {
          const times = slots.map(({ from, to }) => leftToRight(`${from}–${to}`));
          return slots.length > 0 ? `${days[day]} ${enumerated(locale, times)}` : '';
        }),
      );
    case 'timezone':
      return said(draft.timezone && timeZoneName(locale, draft.timezone));
    case 'lessonPriceUSD':
      return said(
        draft.lessonPriceUSD && formatMoney(locale, TUTOR_CURRENCY, draft.lessonPriceUSD),
      );
    case 'agreements':
      return [];
    default:
      return said(ownText(draft[field] ?? ''));
  }
};

/** A field's answers as one text, where two versions are compared; empty if there are none. */
export const answerOf = (tools: Tools, draft: Partial<Draft>, field: DraftField): string =>
  answersOf(tools, draft, field)
    .map(({ lines }) => lines.join(' · '))
    .join('\n');

/** A day of any year, as the language writes it. */
const dayOfYear = (locale: Locale<'teach'>, month: (typeof MONTHS)[number], day: number): string =>
  new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(LEAP_YEAR, MONTHS.indexOf(month), day));

const LEAP_YEAR = 2024;

/** One answer of the lines that say something. */
const said = (...texts: (string | number | undefined)[]): Answer[] => {
  const lines = texts.filter((text) => typeof text === 'string' && text !== '') as string[];
  return lines.length > 0 ? [{ lines }] : [];
};

const described = (
  { title, lines }: { title: string; lines: string[] },
  fileKey?: string,
): Answer => ({
  lines: [title, ...lines].filter(Boolean),
  ...(fileKey && { fileKey }),
});
