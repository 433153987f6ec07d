import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import type { PocketCopy } from '../copy.ts';

const KB = 1024;
const MB = KB * KB;

/** A size as people speak of it: whole kilobytes, from one megabyte on with a decimal. */
export const sizeInWords = (
  locale: Locale,
  copy: Pick<PocketCopy['packs'], 'size' | 'sizeLarge'>,
  bytes: number,
): string =>
  bytes < MB
    ? fill(copy.size, { n: formatNumber(locale, Math.ceil(bytes / KB)) })
    : fill(copy.sizeLarge, { n: formatNumber(locale, Math.round((10 * bytes) / MB) / 10) });
