import type { WizardCopy } from './copy.ts';
import type { DraftField } from './draft.ts';

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

/** The name of the field at a path, with its part where that tells more: `Birthday, Day`. */
export const labelOf = (copy: WizardCopy, path: string): string => {
  const field = path.split('.')[0] as DraftField;
  const part = path.split('.').at(-1);
  const { general } = copy.fields;
  const parts: Record<string, string> = {
    month: general.month,
    day: general.day,
    language: general.language,
    proficiency: general.proficiency,
    number: general.number,
    countryCode: general.countryCode,
  };
  const detail = part && part !== path ? parts[part] : undefined;
  return detail ? `${labelsOf(copy)[field]} (${detail})` : labelsOf(copy)[field];
};
