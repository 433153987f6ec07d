import type { Like } from '#src/i18n/messages.ts';
import type { roadMessages } from './road.messages.ts';

/** The words of the road, in the language of the page. */
export type RoadCopy = Like<(typeof roadMessages)['en']>;
