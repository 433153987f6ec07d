import { leftToRight } from '#src/i18n/isolates.ts';
import type { DeepPartial } from 'react-hook-form';
import type { WizardCopy } from '../copy.ts';
import type { Draft, DraftField } from '../draft/draft.ts';

/** The name of every field, as summaries say it. */
export const labelsOf = ({ fields, wizard }: WizardCopy): Record<DraftField, string> => ({
  email: fields.general.email,
  firstName: fields.general.firstName,
  lastName: fields.general.lastName,
  countryOfOrigin: fields.general.countryOfOrigin,
  countryLivingCurrently: fields.general.countryLivingCurrently,
  spokenLanguages: fields.general.languages,
  birthday: fields.general.birthday,
  phone: fields.general.phone,
  education: fields.education.education,
  certifications: fields.education.certifications,
  professionalExperiences: fields.education.experiences,
  profilePictureKey: fields.profile.picture,
  profileDescription: fields.profile.description,
  shortDescription: fields.profile.tagline,
  videoIntroductionUrl: fields.profile.video,
  lessonCategories: fields.profile.categories,
  topicsOfInterest: fields.profile.topics,
  studentAgeRange: fields.preference.ageRange,
  meetingPlatforms: fields.preference.platforms,
  preferredMaterials: fields.preference.materials,
  currentJobStatus: fields.availability.jobStatus,
  weeklyAvailability: fields.availability.week,
  timezone: fields.availability.timezone,
  lessonPriceUSD: fields.price.label,
  agreements: wizard.review.agree,
});

type Values = { weeklyAvailability?: DeepPartial<Draft['weeklyAvailability']> | undefined };

/**
 * The name of the field at a path, with its part where that tells more: `Birthday (Day)`. The
 * values tell which time of which day is meant.
 */
export const labelOf = (copy: WizardCopy, path: string, values: Values = {}): string => {
  const [field, ...inside] = path.split('.') as [DraftField, ...string[]];
  const { general } = copy.fields;
  const parts: Record<string, string> = {
    month: general.month,
    day: general.day,
    language: general.language,
    proficiency: general.proficiency,
    number: general.number,
    countryCode: general.countryCode,
  };
  const detail =
    field === 'weeklyAvailability' ? timeAt(copy, inside, values) : parts[inside.at(-1) ?? ''];
  const name = labelsOf(copy)[field];
  return detail ? name + copy.brackets.join(detail) : name;
};

/** The day and time at a path inside the week: `Monday 09:00–11:00`. */
const timeAt = (
  { days }: WizardCopy,
  [place, , index]: string[],
  { weeklyAvailability: week = [] }: Values,
): string | undefined => {
  const entry = week[Number(place)];
  if (place === undefined || !entry?.day) return undefined;
  const slot = entry.slots?.[Number(index)];
  const isSaid = slot?.from || slot?.to;
  // Times read from left to right also inside an Arabic sentence.
  const times = isSaid && leftToRight(`${slot.from || '…'}–${slot.to || '…'}`);
  return [days[entry.day], times].filter(Boolean).join(' ');
};
