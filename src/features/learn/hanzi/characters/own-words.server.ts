import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import { ownMessages, type OwnWords } from './own.messages.ts';

/** The words of writing characters of one's own, which come later than the page. */
export const ownWordsFile = (locale: Locale): DataFile<OwnWords> =>
  dataFile(`hanzi-${locale}`, inLocale(locale, ownMessages));
