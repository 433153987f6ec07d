import type { ActType, Actor } from '#src/domain/lessons/lesson.ts';

/** All that is written down of a lesson. */
const ACTS = [
  'request',
  'accept',
  'decline',
  'propose',
  'withdraw',
  'expire',
  'give_way',
  'cancel',
  'relink',
  'tell',
  'settle',
] as const satisfies (ActType | 'request')[];
type Told = (typeof ACTS)[number];

type Event = { act: string; by: Actor; start: Date; at: Date };

/** The history of a lesson in its order; what a newer version wrote and this one can't tell is left out. */
export const historyRows = (events: readonly Event[]): (Event & { act: Told })[] =>
  events.flatMap((event) => {
    const act = ACTS.find((one) => one === event.act);
    return act ? [{ ...event, act }] : [];
  });
