import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatDate, formatNumber } from '#src/i18n/messages.ts';
import type { RoadCopy } from './copy.ts';
import type { Station } from './stations.ts';

/** What a station is called. */
export const nameOf = (station: Station, copy: RoadCopy, locale: Locale): string =>
  station.what === 'group'
    ? station.group.title
    : fill(copy.words, { n: formatNumber(locale, station.words) });

/** How far a learner has come with a station. */
export const standingOf = (
  { reached, of, finishedAt, what }: Station,
  copy: RoadCopy,
  locale: Locale,
) => {
  if (finishedAt !== undefined) {
    if (what === 'words') return copy.finished;
    return fill(copy.finishedOn, { day: formatDate(locale, new Date(finishedAt)) });
  }
  return reached === 0
    ? copy.untouched
    : fill(copy.reached, { n: formatNumber(locale, reached), of: formatNumber(locale, of) });
};
