import { useMemo } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { timeOn } from '#src/i18n/moments.ts';
import type { AvailabilityCopy } from './words.ts';

/** A time zone by the city that it is called after. */
export type Place = { zone: string; city: string };

/** What a zone is called: one of the places, else the last part of its own name. */
export const placeName = (places: readonly Place[], zone: string): string =>
  places.find((place) => place.zone === zone)?.city ??
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

type Props = {
  locale: Locale<'teach'>;
  copy: AvailabilityCopy['zone'];
  places: readonly Place[];
  /** The chosen zone, and the one that is saved; empty where there is none. */
  zone: string;
  saved: string;
  now: number;
  onChange: (zone: string) => void;
};

/** On whose clock a tutor's hours are: asked for, never guessed. */
export const ZoneField = ({ locale, copy, places, zone, saved, now, onChange }: Props) => {
  const others = useMemo(
    () =>
      // A zone that this browser does not list is still the tutor's own.
      [...new Set([...Intl.supportedValuesOf('timeZone'), ...(saved ? [saved] : [])])]
        .filter((one) => !places.some((place) => place.zone === one))
        .sort(),
    [places, saved],
  );
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="zone-title">
      <h2 id="zone-title" className="text-xl">
        {copy.title}
      </h2>
      <label htmlFor="zone" className="mt-3 block font-medium">
        {copy.label}
      </label>
      <select
        id="zone"
        className="field mt-1 max-w-md"
        value={zone}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby="zone-now"
      >
        {zone === '' && <option value="">{copy.choose}</option>}
        <optgroup label={copy.often}>
          {places.map((place) => (
            <option key={place.zone} value={place.zone}>
              {place.city}
            </option>
          ))}
        </optgroup>
        <optgroup label={copy.others}>
          {others.map((one) => (
            <option key={one} value={one} dir="ltr">
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      </select>
      <div id="zone-now" className="mt-1 text-sm text-muted">
        {zone && <p>{fill(copy.now, { time: timeOn({ locale, zone }, now) })}</p>}
        {zone && saved && zone !== saved && (
          <p>{fill(copy.stays, { place: placeName(places, zone) })}</p>
        )}
      </div>
    </section>
  );
};
