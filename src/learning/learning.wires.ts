import type { WireOf } from '#src/lib/contract.ts';
import type * as contract from './learning.contract.ts';

/** How many events one call may bring; a device with more sends them in turns. */
export const EVENTS_PER_CALL = 500;

/** How many choices one call may bring. */
export const CHOICES_PER_CALL = 100;

export const sendEvents: WireOf<typeof contract.sendEvents> = {
  path: '/api/learning/events',
  method: 'POST',
  accepts: 'application/json',
};

export const sendChoices: WireOf<typeof contract.sendChoices> = {
  path: '/api/learning/choices',
  method: 'POST',
  accepts: 'application/json',
};

export const readCards: WireOf<typeof contract.readCards> = {
  path: '/api/learning/cards',
  method: 'GET',
};

export const forgetLearning: WireOf<typeof contract.forgetLearning> = {
  path: '/api/learning/forget',
  method: 'POST',
  accepts: 'application/json',
};

export const exportLearning: WireOf<typeof contract.exportLearning> = {
  path: '/api/learning/export',
  method: 'GET',
};

export const readDays: WireOf<typeof contract.readDays> = {
  path: '/api/learning/days',
  method: 'GET',
};
