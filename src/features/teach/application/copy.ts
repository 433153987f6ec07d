import { WEEKDAYS, type Weekday } from '#src/domain/week.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import { inLocale, type Like } from '#src/i18n/messages.ts';
import { tutorCardMessages } from '#src/ui/tutor-card/tutor-card.messages.ts';
import { cropMessages } from '#src/ui/uploads/crop.messages.ts';
import { standingMessages } from './approval/standing.messages.ts';
import { visibilityMessages } from './approval/visibility.messages.ts';
import { MONTHS } from './draft/choices.ts';
import { choicesMessages } from './draft/choices.messages.ts';
import { faultsMessages } from './draft/faults.messages.ts';
import { fieldsMessages } from './fields/fields.messages.ts';
import { phoneCodesFor, type PhoneCode } from './draft/phone-codes.ts';
import { spokenLanguagesFor, type NamedLanguage } from './draft/spoken-languages.ts';
import { wizardMessages } from './wizard/wizard.messages.ts';

/** Every word that the wizard needs, in one language. */
export type WizardCopy = {
  wizard: Like<(typeof wizardMessages)['en']>;
  fields: Like<(typeof fieldsMessages)['en']>;
  choices: Like<(typeof choicesMessages)['en']>;
  faults: Like<(typeof faultsMessages)['en']>;
  crop: Like<(typeof cropMessages)['en']>;
  card: Like<(typeof tutorCardMessages)['en']>;
  days: Record<Weekday, string>;
  months: Record<(typeof MONTHS)[number], string>;
  languages: NamedLanguage[];
  phoneCodes: PhoneCode[];
  /** What leads whoever taught before to their lessons. */
  lessons: string;
  visibility: Like<(typeof visibilityMessages)['en']>;
  /** What stands around a remark. */
  brackets: readonly string[];
};

/** A Monday; the days that follow give the names of the week. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The wizard's words; names of days, months, languages and countries are the platform's own. */
export const wizardCopy = (locale: Locale<'teach'>): WizardCopy => {
  const named = (options: Intl.DateTimeFormatOptions, time: number) =>
    new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
      ...options,
      calendar: 'gregory',
      timeZone: 'UTC',
    }).format(time);
  const days = WEEKDAYS.map((day, index) => [
    day,
    named({ weekday: 'long' }, MONDAY + index * DAY_MS),
  ]);
  const months = MONTHS.map((month, index) => [
    month,
    named({ month: 'long' }, Date.UTC(2024, index, 15)),
  ]);
  return {
    wizard: inLocale(locale, wizardMessages),
    fields: inLocale(locale, fieldsMessages),
    choices: inLocale(locale, choicesMessages),
    faults: inLocale(locale, faultsMessages),
    crop: inLocale(locale, cropMessages),
    card: inLocale(locale, tutorCardMessages),
    days: Object.fromEntries(days) as WizardCopy['days'],
    months: Object.fromEntries(months) as WizardCopy['months'],
    languages: spokenLanguagesFor(locale),
    phoneCodes: phoneCodesFor(locale),
    lessons: inLocale(locale, standingMessages).lessons,
    visibility: inLocale(locale, visibilityMessages),
    brackets: LOCALE_FACTS[locale].brackets,
  };
};
