import type { Locale } from '#src/i18n/locales.ts';
import { fill, plural } from '#src/i18n/messages.ts';
import { dayAndTimeOn } from '#src/i18n/moments.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { AvailabilityCopy } from './words.ts';

type Props = {
  locale: Locale<'teach'>;
  copy: AvailabilityCopy;
  zone: string;
  requests: readonly { id: string; start: number }[];
};

/** Names the open requests that the hours leave outside (ROOM-5). */
export const OutsideRequests = ({ locale, copy, zone, requests }: Props) => (
  <div aria-live="polite" className={requests.length === 0 ? 'hidden' : undefined}>
    {requests.length > 0 && (
      <section className="rounded-3xl bg-gold-soft p-5 sm:p-6" aria-labelledby="outside-title">
        <h2 id="outside-title" className="text-item font-semibold">
          {plural(locale, copy.outside, requests.length)}
        </h2>
        <p className="mt-1">{copy.outsideText}</p>
        <ul className="mt-2">
          {requests.map(({ id, start }) => (
            <li key={id}>
              <a
                className="inline-flex min-h-11 items-center link"
                href={localizedPath(locale, `/lessons/${id}`)}
              >
                {fill(copy.requestAt, { time: dayAndTimeOn({ locale, zone }, start) })}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);
