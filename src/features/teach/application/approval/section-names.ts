import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { wizardMessages } from '../wizard/wizard.messages.ts';

/** The sections as admins and mails name them: as the applicant's own steps are named. */
export const sectionNames = (locale: Locale<'teach'>) => inLocale(locale, wizardMessages).sections;
