import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { RoadCopy } from './copy.ts';
import { nameOf, standingOf } from './station-words.ts';
import type { Station } from './stations.ts';

type Props = { locale: Locale; copy: RoadCopy; road: readonly Station[] };

/** All pieces in words, with the ways to what they stand for. */
export const StationList = ({ locale, copy, road }: Props) => (
  <details className="road-list mt-2">
    <summary className="folds min-h-11 w-fit link">{copy.list}</summary>
    <ol className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {road.map((station) => (
        <li key={station.id} className="flex items-baseline gap-3 border-b border-line py-2">
          <bdi
            lang="zh-Hans"
            className="road-seal road-seal-small"
            data-set={station.finishedAt !== undefined || undefined}
          >
            {station.hanzi}
          </bdi>
          <span>
            {station.what === 'group' ? (
              <a className="link" href={localizedPath(locale, station.group.address)}>
                {station.group.title}
              </a>
            ) : (
              nameOf(station, copy, locale)
            )}
            <span className="block text-sm text-muted">{standingOf(station, copy, locale)}</span>
          </span>
        </li>
      ))}
    </ol>
  </details>
);
