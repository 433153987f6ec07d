import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '#src/domain/email.ts';
import { PROFICIENCIES } from '#src/domain/proficiency.ts';
import { isSafeText } from '#src/domain/safe-text.ts';
import { AGE_RANGES, LESSON_CATEGORIES } from '#src/domain/tutors/choices.ts';
import { WEEKDAYS } from '#src/domain/week.ts';
import { DAYTIME_HOURS, HOURS } from '#src/domain/week-times.ts';
import { randomId } from '#src/lib/random-id.ts';
import {
  CERTIFICATE_NAMES,
  CERTIFICATE_TYPES,
  COUNTRIES,
  DEGREES,
  JOB_STATUSES,
  MAJORS,
  MATERIALS,
  MONTHS,
  PLATFORMS,
  TOPICS,
} from './choices.ts';
import { DEFAULT_PRICE_USD, MAX_ENTRIES } from './limits.ts';

const text = (max: number) => z.string().max(max, 'too_long').refine(isSafeText, 'characters');

/** One of a list, or nothing yet. */
const optionOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum([...values, ''] as const);

const chosenFrom = <const Values extends readonly string[]>(values: Values) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'repeated');

/** The key of a stored file; empty while there is none. */
const fileKey = z.string().regex(/^([0-9a-f]{32})?$/, 'file');
const id = z.string().regex(/^[\w-]{1,64}$/);

const education = z.object({
  id,
  institution: text(120),
  degree: optionOf(DEGREES),
  degreeOther: text(120),
  majorTopic: optionOf(MAJORS),
  majorTopicOther: text(120),
  yearFrom: text(7),
  yearTo: text(7),
  relatedToEducation: z.boolean(),
  documentName: text(255),
  documentKey: fileKey,
});

const certification = z.object({
  id,
  type: optionOf(CERTIFICATE_TYPES),
  typeOther: text(120),
  name: optionOf(CERTIFICATE_NAMES),
  nameOther: text(120),
  validityFrom: text(10),
  validityTo: text(10),
  fileName: text(255),
  fileKey,
});

const experience = z.object({
  id,
  institution: text(120),
  position: text(120),
  from: text(7),
  to: text(7),
  description: text(1000),
});

const weekOf = <Slot extends z.ZodType>(slot: Slot, most: number) =>
  z
    .array(z.object({ day: z.enum(WEEKDAYS), slots: z.array(slot).max(most) }))
    .max(WEEKDAYS.length)
    .refine((week) => new Set(week.map(({ day }) => day)).size === week.length, 'repeated');

/**
 * Every field of an application as it may stand in a draft, half typed and wrong included: here is
 * judged only what could not be stored or shown (APPLICATION-18).
 */
export const draft = z.object({
  firstName: text(80),
  lastName: text(80),
  countryOfOrigin: optionOf(COUNTRIES),
  countryLivingCurrently: optionOf(COUNTRIES),
  birthday: z.object({
    month: optionOf(MONTHS),
    day: z.union([z.literal(''), z.int().min(1).max(31)]),
  }),
  email: text(MAX_EMAIL_LENGTH),
  phone: z.object({
    countryCode: z.string().regex(/^(\+[1-9]\d{0,3})?$/),
    number: z.string().regex(/^\d{0,30}$/, 'phone'),
  }),
  spokenLanguages: z
    .array(
      z.object({
        language: z.string().regex(/^([a-z]{2,3})?$/),
        proficiency: optionOf(PROFICIENCIES),
      }),
    )
    .max(MAX_ENTRIES),
  education: z.array(education).max(MAX_ENTRIES),
  certifications: z.array(certification).max(MAX_ENTRIES),
  professionalExperiences: z.array(experience).max(MAX_ENTRIES),
  profilePictureKey: fileKey,
  profileDescription: text(2000),
  shortDescription: text(500),
  videoIntroductionUrl: text(500),
  lessonCategories: chosenFrom(LESSON_CATEGORIES),
  topicsOfInterest: chosenFrom(TOPICS),
  studentAgeRange: optionOf(AGE_RANGES),
  meetingPlatforms: chosenFrom(PLATFORMS),
  preferredMaterials: chosenFrom(MATERIALS),
  currentJobStatus: optionOf(JOB_STATUSES),
  weeklyAvailability: weekOf(
    z.object({ id, from: optionOf(DAYTIME_HOURS), to: optionOf(DAYTIME_HOURS) }),
    DAYTIME_HOURS.length,
  ),
  timezone: z.string().regex(/^[\w+/-]{0,64}$/, 'timezone'),
  lessonPriceUSD: z.union([z.literal(''), z.number().min(0, 'price')]),
  agreements: z.object({ terms: z.boolean(), privacy: z.boolean() }),
});

/**
 * The week as it is read again: somebody who teaches offers any hour in the room (ROOM-3), where
 * times have no ids.
 */
export const readWeek = weekOf(
  z.object({
    id: id.default(randomId),
    from: optionOf(HOURS),
    to: optionOf(HOURS),
  }),
  HOURS.length,
);

export type Draft = z.infer<typeof draft>;
export type DraftField = keyof Draft;
export type Education = z.infer<typeof education>;
export type Certification = z.infer<typeof certification>;
export type Experience = z.infer<typeof experience>;

/** An application in which nothing has been said yet. */
export const EMPTY_DRAFT: Draft = {
  email: '',
  firstName: '',
  lastName: '',
  countryOfOrigin: '',
  countryLivingCurrently: '',
  spokenLanguages: [{ language: '', proficiency: '' }],
  birthday: { month: '', day: '' },
  phone: { countryCode: '+86', number: '' },
  education: [],
  certifications: [],
  professionalExperiences: [],
  profilePictureKey: '',
  profileDescription: '',
  shortDescription: '',
  videoIntroductionUrl: '',
  lessonCategories: [],
  topicsOfInterest: [],
  studentAgeRange: '',
  meetingPlatforms: [],
  preferredMaterials: [],
  currentJobStatus: '',
  weeklyAvailability: [],
  timezone: '',
  lessonPriceUSD: DEFAULT_PRICE_USD,
  agreements: { terms: false, privacy: false },
};

/**
 * The files that some fields of an application name, by what they were uploaded as: a portrait is
 * public by its key, and a document must not become so by being named as one.
 */
export const namedFilesOf = (fields: Partial<Draft>) => ({
  portraits: [fields.profilePictureKey].filter(isKey),
  documents: [
    ...(fields.education ?? []).map(({ documentKey }) => documentKey),
    ...(fields.certifications ?? []).map((certificate) => certificate.fileKey),
  ].filter(isKey),
});

const isKey = (key: string | undefined): key is string => Boolean(key);
