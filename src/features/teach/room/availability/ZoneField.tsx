import { useMemo } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { timeOn } from '#src/i18n/moments.ts';
import { placeName, type Place } from '#src/i18n/places.ts';
import type { AvailabilityCopy } from './words.ts';

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
      <h2 id="zone-title" className="text-part">
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
