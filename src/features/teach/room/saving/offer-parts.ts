import type { Offer } from '../room.contract.ts';

type Part = Exclude<keyof Offer, 'version'>;
/** Some of what a tutor offers. */
export type OfferParts = { [P in Part]?: Offer[P] | undefined };

const PARTS = ['zone', 'week', 'exceptions', 'priceUsd', 'lessonLink'] as const satisfies Part[];

type Exception = Offer['exceptions'][number];

const inOrder = (one: Exception, other: Exception): number =>
  one.day.localeCompare(other.day) || (one.hour ?? -1) - (other.hour ?? -1);

const written = (part: Part, { exceptions, ...rest }: OfferParts): string =>
  JSON.stringify(
    part === 'exceptions'
      ? exceptions?.toSorted(inOrder).map(({ day, hour, isOpen }) => [day, hour, isOpen])
      : rest[part],
  );

/** Whether an offer says the same as some parts, whatever it says besides. */
export const saysTheSame = (offer: OfferParts, parts: OfferParts): boolean =>
  PARTS.filter((part) => parts[part] !== undefined).every(
    (part) => written(part, offer) === written(part, parts),
  );

/** Of an offer the parts that are named in some others. */
export const partsLike = (offer: Offer, parts: OfferParts): OfferParts =>
  Object.fromEntries(
    PARTS.filter((part) => parts[part] !== undefined).map((part) => [part, offer[part]]),
  );
