import type { WireOf } from '#src/lib/contract.ts';
import type * as calendar from './calendar/calendar.contract.ts';
import type * as sharing from './lesson/share-learning.contract.ts';
import type * as contract from './lessons.contract.ts';

export const askForLesson: WireOf<typeof contract.askForLesson> = {
  path: '/api/lessons',
  method: 'POST',
  accepts: 'application/json',
};

export const changeLesson: WireOf<typeof contract.changeLesson> = {
  path: '/api/lessons/{lesson}',
  method: 'POST',
  accepts: 'application/json',
};

export const openCalendar: WireOf<typeof calendar.openCalendar> = {
  path: '/api/calendar',
  method: 'POST',
  accepts: 'application/json',
};

export const closeCalendar: WireOf<typeof calendar.closeCalendar> = {
  path: '/api/calendar',
  method: 'DELETE',
};

export const shareLearning: WireOf<typeof sharing.shareLearning> = {
  path: '/api/lessons/{lesson}/learning',
  method: 'PUT',
  accepts: 'application/json',
};
