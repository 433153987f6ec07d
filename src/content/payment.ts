import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { localized } from './localized.ts';
import { paymentMessages } from './payment.messages.ts';
import { getSiteSettings } from './site-settings.ts';

/** How a lesson is paid, in the operator's words or, without any, in ours (TUTORS-22). */
export const paymentWords = async (locale: Locale<'teach'>): Promise<string> =>
  localized(locale, await getSiteSettings(), 'payment') ?? inLocale(locale, paymentMessages).agreed;
