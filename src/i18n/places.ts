/** A time zone by the city that its clock is called after. */
export type Place = { zone: string; city: string };

/** What a time zone calls itself: the last part of its IANA name. */
export const ownName = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** What a time zone is called among some places, for where the table of cities is not loaded. */
export const placeName = (places: readonly Place[], zone: string): string =>
  places.find((place) => place.zone === zone)?.city ?? ownName(zone);
