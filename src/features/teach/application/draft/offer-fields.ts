import type { Profile } from '../application.machine.ts';
import type { Draft, DraftField } from './draft.ts';

/** What the tutor changes in the room from the first approval on (APPROVAL-9). */
const OFFER_FIELDS: readonly DraftField[] = ['weeklyAvailability', 'timezone', 'lessonPriceUSD'];

/** Whether the application asks for a field: of somebody who was approved not for the offer. */
export const isAsked = (field: DraftField, profile: Profile): boolean =>
  profile === undefined || !OFFER_FIELDS.includes(field);

/** The fields among some that the application asks for. */
export const askedOf = (fields: Partial<Draft>, profile: Profile): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(fields).filter(([field]) => isAsked(field as DraftField, profile)),
  );
