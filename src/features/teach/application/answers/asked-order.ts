import { TUTOR_STEPS, type TutorStep } from '#src/domain/tutor-steps.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import type { DraftField } from '../draft/draft.ts';
import { STEP_FIELDS } from '../saving/wire.ts';

const NAMES = ['firstName', 'lastName'] as const;

/** The two parts of a name, in the order in which the language asks for them. */
export const namesAsked = (locale: Locale<'teach'>): readonly (typeof NAMES)[number][] =>
  LOCALE_FACTS[locale].asksFamilyFirst ? NAMES.toReversed() : NAMES;

/** The fields of a step, in the order in which the language asks for them. */
export const fieldsAsked = (locale: Locale<'teach'>, step: TutorStep): readonly DraftField[] => {
  const names = namesAsked(locale);
  return STEP_FIELDS[step].map((field) => {
    const place = NAMES.findIndex((name) => name === field);
    return names[place] ?? field;
  });
};

/** Puts what is said of fields into the order in which the language asks for them. */
export const inAskedOrder = <Said extends { field: DraftField }>(
  locale: Locale<'teach'>,
  said: readonly Said[],
): Said[] => {
  const fields = TUTOR_STEPS.flatMap((step) => fieldsAsked(locale, step));
  return said.toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
};
