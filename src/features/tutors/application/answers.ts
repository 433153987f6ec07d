import type { Locale } from '#src/i18n/locales.ts';
import type { WizardCopy } from './copy.ts';
import type { Draft, DraftField } from './draft.ts';
import {
  describeCertification,
  describeEducation,
  describeExperience,
} from './entries/describe-entries.ts';
import { formatMoney } from './money.ts';

const isolated = (text: string) => `\u2066${text}\u2069`;

/** A field's answer in words, for the summary and where two versions are compared; empty if none. */
export const answerOf = (
  { copy, locale }: { copy: WizardCopy; locale: Locale },
  draft: Partial<Draft>,
  field: DraftField,
): string => {
  const { choices, days, months, languages } = copy;
  const comma = locale === 'ar' ? '، ' : ', ';
  const list = (names: readonly (string | undefined)[]) => names.filter(Boolean).join(comma);
  const named = (name: string | undefined, names: Readonly<Record<string, string>>) =>
    name ? (names[name] ?? '') : '';
  const titles = <E>(
    entries: readonly E[] | undefined,
    describe: (copy: WizardCopy, entry: E) => { title: string },
  ) => list((entries ?? []).map((entry) => describe(copy, entry).title));

  switch (field) {
    case 'countryOfOrigin':
    case 'countryLivingCurrently':
      return named(draft[field], choices.countries);
    case 'spokenLanguages':
      return list(
        (draft.spokenLanguages ?? []).map(({ language, proficiency }) => {
          const name = languages.find(({ code }) => code === language)?.name;
          return (
            name && list([name, named(proficiency, choices.proficiencies)]).replace(comma, ' – ')
          );
        }),
      );
    case 'birthday': {
      const { day = '', month = '' } = draft.birthday ?? {};
      return `${day} ${named(month, months)}`.trim();
    }
    case 'phone': {
      const { countryCode = '', number = '' } = draft.phone ?? {};
      return number && isolated(`${countryCode} ${number}`);
    }
    case 'education':
      return titles(draft.education, describeEducation);
    case 'certifications':
      return titles(draft.certifications, describeCertification);
    case 'professionalExperiences':
      return titles(draft.professionalExperiences, describeExperience);
    case 'profilePictureKey':
      return draft.profilePictureKey ? copy.fields.education.uploaded : '';
    case 'lessonCategories':
      return list((draft.lessonCategories ?? []).map((one) => choices.lessonCategories[one]));
    case 'topicsOfInterest':
      return list((draft.topicsOfInterest ?? []).map((one) => choices.topics[one]));
    case 'studentAgeRange':
      return named(draft.studentAgeRange, choices.ageRanges);
    case 'meetingPlatforms':
      return list((draft.meetingPlatforms ?? []).map((one) => choices.platforms[one]));
    case 'preferredMaterials':
      return list((draft.preferredMaterials ?? []).map((one) => choices.materials[one]));
    case 'currentJobStatus':
      return named(draft.currentJobStatus, choices.jobStatuses);
    case 'weeklyAvailability':
      return (draft.weeklyAvailability ?? [])
        .map(({ day, slots }) => {
          const times = slots.map(({ from, to }) => isolated(`${from}–${to}`));
          return `${days[day]} ${list(times)}`;
        })
        .join('\n');
    case 'timezone':
      return draft.timezone ? isolated(draft.timezone.replaceAll('_', ' ')) : '';
    case 'lessonPriceUSD':
      return draft.lessonPriceUSD ? formatMoney(locale, 'USD', draft.lessonPriceUSD) : '';
    case 'agreements':
      return '';
    default:
      return draft[field] ?? '';
  }
};
