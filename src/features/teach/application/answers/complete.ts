import { z } from 'zod';
import { isEmailAddress } from '#src/domain/email.ts';
import { priceFault } from '#src/domain/money.ts';
import { isTimeZone } from '#src/domain/time-zones.ts';
import { slotFault } from '#src/domain/week-times.ts';
import type { Profile } from '../application.machine.ts';
import { MONTHS } from '../draft/choices.ts';
import { draft, type DraftField } from '../draft/draft.ts';
import type { FaultCode } from '../draft/faults.messages.ts';
import { isAsked } from '../draft/offer-fields.ts';
import { isDate, isInOrder, isMonthYear, isVideoAddress } from '../draft/formats.ts';
import {
  EXPERIENCE_DESCRIPTION,
  lengthOf,
  PHONE_DIGITS,
  PROFILE_DESCRIPTION,
  SHORT_DESCRIPTION,
} from '../draft/limits.ts';

export type Fault = { field: DraftField; path: string; code: FaultCode };

/** Gives the first code whose condition holds, at a path inside the value. */
type Judge = (code: FaultCode, path: (string | number)[], isWrong: boolean) => void;

const judging =
  <Value>(rules: (value: Value, judge: Judge) => void) =>
  (value: Value, context: z.RefinementCtx) => {
    const judged = new Set<string>();
    rules(value, (code, path, isWrong) => {
      const place = path.join('.');
      if (!isWrong || judged.has(place)) return;
      judged.add(place);
      context.addIssue({ code: 'custom', message: code, path });
    });
  };

const { shape } = draft;
const isBlank = (value: string) => value.trim() === '';
/** Letters of any script with what stands between them in names. */
const NAME = /^[\p{L}\p{M}\p{Zs}'’ʼ.·•-]+$/u;
const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const required = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine((value) => !isBlank(value), 'required');

const personName = required(shape.firstName).refine(
  (value) => isBlank(value) || NAME.test(value),
  'name',
);

const between = (
  judge: Judge,
  value: string,
  { min, max }: { min: number; max: number },
  codes: { short: FaultCode; long: FaultCode },
) => {
  judge('required', [], isBlank(value));
  judge(codes.short, [], lengthOf(value) < min);
  judge(codes.long, [], lengthOf(value) > max);
};

const judgePeriod = (
  judge: Judge,
  entry: Readonly<Record<string, unknown>>,
  [from, to]: [string, string],
  { isRight, code }: { isRight: (value: string) => boolean; code: FaultCode },
) => {
  const [first, last] = [String(entry[from]), String(entry[to])];
  for (const [name, value] of [
    [from, first],
    [to, last],
  ] as const) {
    judge('required', [name], value === '');
    judge(code, [name], !isRight(value));
  }
  judge('order', [to], isRight(first) && isRight(last) && !isInOrder(first, last));
};

const monthYears = { isRight: isMonthYear, code: 'month_year' } as const;
const dates = { isRight: isDate, code: 'date' } as const;

/** What an education entry must hold before it joins the list. */
export const completeEducation = shape.education.element.superRefine(
  judging((entry, judge) => {
    judge('required', ['institution'], isBlank(entry.institution));
    judge('required', ['degree'], entry.degree === '');
    judge('required', ['degreeOther'], entry.degree === 'other' && isBlank(entry.degreeOther));
    judge('required', ['majorTopic'], entry.majorTopic === '');
    judge(
      'required',
      ['majorTopicOther'],
      entry.majorTopic === 'other' && isBlank(entry.majorTopicOther),
    );
    judgePeriod(judge, entry, ['yearFrom', 'yearTo'], monthYears);
  }),
);

/** What a certificate must hold before it joins the list. */
export const completeCertification = shape.certifications.element.superRefine(
  judging((entry, judge) => {
    judge('required', ['type'], entry.type === '');
    judge('required', ['typeOther'], entry.type === 'other' && isBlank(entry.typeOther));
    judge('required', ['name'], entry.name === '');
    judge('required', ['nameOther'], entry.name === 'other' && isBlank(entry.nameOther));
    judgePeriod(judge, entry, ['validityFrom', 'validityTo'], dates);
    judge('file_required', ['fileName'], isBlank(entry.fileName) || entry.fileKey === '');
  }),
);

/** What a professional experience must hold before it joins the list. */
export const completeExperience = shape.professionalExperiences.element.superRefine(
  judging((entry, judge) => {
    judge('required', ['institution'], isBlank(entry.institution));
    judge('required', ['position'], isBlank(entry.position));
    judgePeriod(judge, entry, ['from', 'to'], monthYears);
    judge(
      'experience_long',
      ['description'],
      lengthOf(entry.description) > EXPERIENCE_DESCRIPTION.max,
    );
  }),
);

/**
 * A whole application as it must be to be submitted: the starred fields and those of the final
 * completeness together (APPLICATION-18). Its faults are codes of `faults.messages.ts`.
 */
export const completeDraft = z.object({
  ...shape,
  email: required(shape.email).refine((value) => isBlank(value) || isEmailAddress(value), 'email'),
  firstName: personName,
  lastName: personName,
  countryOfOrigin: required(shape.countryOfOrigin),
  countryLivingCurrently: required(shape.countryLivingCurrently),
  spokenLanguages: shape.spokenLanguages.superRefine(
    judging((spoken, judge) => {
      judge('required', [], spoken.length === 0);
      spoken.forEach(({ language, proficiency }, index) => {
        const isSecond = spoken.slice(0, index).some((other) => other.language === language);
        judge('required', [index, 'language'], language === '');
        judge('language_twice', [index, 'language'], isSecond);
        judge('required', [index, 'proficiency'], proficiency === '');
      });
    }),
  ),
  birthday: shape.birthday.superRefine(
    judging(({ month, day }, judge) => {
      judge('required', ['month'], month === '');
      judge('required', ['day'], day === '');
      const last = month === '' ? 31 : (DAYS_OF_MONTHS[MONTHS.indexOf(month)] ?? 31);
      judge('birthday', ['day'], day !== '' && day > last);
    }),
  ),
  phone: shape.phone.superRefine(
    judging(({ countryCode, number }, judge) => {
      const isLength = number.length >= PHONE_DIGITS.min && number.length <= PHONE_DIGITS.max;
      judge('phone', ['number'], number !== '' && !isLength);
      judge('required', ['countryCode'], number !== '' && countryCode === '');
    }),
  ),
  education: z.array(completeEducation),
  certifications: z.array(completeCertification),
  professionalExperiences: z.array(completeExperience),
  profilePictureKey: shape.profilePictureKey.refine((key) => key !== '', 'picture'),
  profileDescription: shape.profileDescription.superRefine(
    judging((value, judge) =>
      between(judge, value, PROFILE_DESCRIPTION, {
        short: 'description_short',
        long: 'description_long',
      }),
    ),
  ),
  shortDescription: shape.shortDescription.superRefine(
    judging((value, judge) =>
      between(judge, value, SHORT_DESCRIPTION, { short: 'tagline_short', long: 'tagline_long' }),
    ),
  ),
  videoIntroductionUrl: required(shape.videoIntroductionUrl).refine(
    (value) => isBlank(value) || isVideoAddress(value),
    'video',
  ),
  lessonCategories: shape.lessonCategories.refine((chosen) => chosen.length > 0, 'choose_one'),
  studentAgeRange: required(shape.studentAgeRange),
  currentJobStatus: required(shape.currentJobStatus),
  weeklyAvailability: shape.weeklyAvailability.superRefine(
    judging((week, judge) => {
      judge(
        'slot_required',
        [],
        week.every(({ slots }) => slots.length === 0),
      );
      week.forEach(({ slots }, day) =>
        slots.forEach((slot, index) => {
          const fault = slotFault(slot, slots.slice(0, index));
          if (fault) judge(fault, [day, 'slots', index, 'to'], true);
        }),
      );
    }),
  ),
  timezone: shape.timezone.refine(isTimeZone, 'timezone'),
  lessonPriceUSD: shape.lessonPriceUSD.superRefine(
    judging((price, judge) => {
      const fault = priceFault(price === '' ? Number.NaN : price);
      if (fault) judge(fault, [], true);
    }),
  ),
  agreements: shape.agreements.superRefine(
    judging(({ terms, privacy }, judge) => {
      judge('agreement', ['terms'], !terms);
      judge('agreement', ['privacy'], !privacy);
    }),
  ),
});

/**
 * Everything that keeps a draft from being submitted, in the order of its fields; of somebody who was
 * approved before only what the application still asks for.
 */
export const faultsOf = (value: unknown, profile?: Profile): Fault[] =>
  (completeDraft.safeParse(value).error?.issues ?? [])
    .map(({ path, message }) => ({
      field: path[0] as DraftField,
      path: path.join('.'),
      code: message as FaultCode,
    }))
    .filter(({ field }) => isAsked(field, profile));
