import { z } from 'zod';
import { TUTOR_STEPS, type TutorStep } from '#src/domain/tutor-steps.ts';
import { TUTOR_CURRENCY } from '#src/domain/money.ts';
import { draft, readWeek, type Draft, type DraftField } from '../draft/draft.ts';

/**
 * How the fields of a draft go over the wire, step by step. This is the
 * one place that says which name carries which field (APPLICATION-22). A name with
 * several fields carries them as an object; `specialPricing` has no field to carry.
 */
const WIRE = {
  1: {
    firstName: 'firstName',
    lastName: 'lastName',
    countryOfOrigin: 'countryOfOrigin',
    countryLivingCurrently: 'countryLivingCurrently',
    birthday: 'birthday',
    email: 'email',
    phone: 'phone',
    spokenLanguages: 'spokenLanguages',
  },
  2: {
    education: 'education',
    certifications: 'certifications',
    teachingExperience: 'professionalExperiences',
  },
  3: {
    chineseTeachingExperience: [
      'profilePictureKey',
      'profileDescription',
      'shortDescription',
      'videoIntroductionUrl',
    ],
    languageSkills: 'lessonCategories',
    specializations: 'topicsOfInterest',
  },
  4: {
    studentAgeGroups: 'studentAgeRange',
    teachingPreferences: 'meetingPlatforms',
    lessonTypes: 'preferredMaterials',
  },
  5: {
    availability: ['currentJobStatus', 'weeklyAvailability'],
    timezone: 'timezone',
  },
  6: { pricing: 'lessonPriceUSD' },
  7: { agreements: 'agreements' },
} as const satisfies Record<TutorStep, Record<string, DraftField | readonly DraftField[]>>;

type Names = Readonly<Record<string, DraftField | readonly DraftField[]>>;

const fieldsOf = (names: Names): DraftField[] => Object.values(names).flat();

/** The fields of every step, in the order in which the step shows them. */
export const STEP_FIELDS: Readonly<Record<TutorStep, readonly DraftField[]>> = {
  1: fieldsOf(WIRE[1]),
  2: fieldsOf(WIRE[2]),
  3: fieldsOf(WIRE[3]),
  4: fieldsOf(WIRE[4]),
  5: ['currentJobStatus', 'timezone', 'weeklyAvailability'],
  6: fieldsOf(WIRE[6]),
  7: fieldsOf(WIRE[7]),
};

/** The step on which a field is asked. */
export const stepOf = (field: DraftField): TutorStep =>
  TUTOR_STEPS.find((step) => STEP_FIELDS[step].includes(field)) ?? 1;

/** The steps of which something was entered: nobody has seen to the others yet. */
export const stepsSeenTo = (stored: Partial<Draft>): TutorStep[] =>
  TUTOR_STEPS.filter((step) => STEP_FIELDS[step].some((field) => field in stored));

/** The sent form of some fields of a step; what the step does not ask is left out. */
export const toWire = (step: TutorStep, fields: Partial<Draft>): Record<string, unknown> => {
  const sent: Record<string, unknown> = {};
  for (const [name, target] of Object.entries<DraftField | readonly DraftField[]>(WIRE[step])) {
    if (typeof target === 'string') {
      if (target in fields) sent[name] = fields[target];
    } else {
      const some = target.filter((field) => field in fields);
      if (some.length > 0)
        sent[name] = Object.fromEntries(some.map((field) => [field, fields[field]]));
    }
  }
  return 'pricing' in sent ? { ...sent, currency: TUTOR_CURRENCY } : sent;
};

/** The fields that a step's sent data holds. */
export const fromWire = (
  step: TutorStep,
  data: Readonly<Record<string, unknown>>,
): Partial<Draft> => {
  const fields: Record<string, unknown> = {};
  for (const [name, target] of Object.entries<DraftField | readonly DraftField[]>(WIRE[step])) {
    if (data[name] === undefined) continue;
    if (typeof target === 'string') fields[target] = data[name];
    else Object.assign(fields, data[name]);
  }
  // The data has been judged by the step's schema, field by field.
  return fields as Partial<Draft>;
};

const schemaFor = (names: Names, extra: Record<string, z.ZodType> = {}) => {
  const entries = Object.entries(names).map(([name, target]) => [
    name,
    typeof target === 'string'
      ? draft.shape[target].optional()
      : z.object(Object.fromEntries(target.map((field) => [field, draft.shape[field].optional()]))),
  ]);
  const shape = Object.fromEntries(entries) as Record<string, z.ZodType>;
  return z.strictObject({ ...shape, ...extra }).partial();
};

/** The sent data of every step: any part of its allowed fields (APPLICATION-22). */
export const stepData = {
  1: schemaFor(WIRE[1]),
  2: schemaFor(WIRE[2]),
  3: schemaFor(WIRE[3]),
  4: schemaFor(WIRE[4]),
  5: schemaFor(WIRE[5]),
  6: schemaFor(WIRE[6], { currency: z.literal(TUTOR_CURRENCY), specialPricing: z.null() }),
  7: schemaFor(WIRE[7]),
} as const satisfies Record<TutorStep, z.ZodType>;

/**
 * The readable fields of a stored draft. Older drafts hold one `lessonCategory` and `lessonPrice`
 * (APPLICATION-22), and the offer of somebody who teaches has hours that no draft takes; what can
 * no longer be read is left out, so that a draft always opens.
 */
export const readStored = (value: unknown): Partial<Draft> => {
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(value);
  const older: Record<string, unknown> = {
    ...('lessonCategory' in stored && { lessonCategories: [stored['lessonCategory']] }),
    ...('lessonPrice' in stored && { lessonPriceUSD: Number(stored['lessonPrice']) }),
  };
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries({ ...draft.shape, weeklyAvailability: readWeek })) {
    const read = schema.safeParse(stored[name] ?? older[name]);
    if (read.success) fields[name] = read.data;
  }
  return fields as Partial<Draft>;
};
