import { hasBegun, newCard, type LearningCard } from './card.ts';
import { inOrder, mergeEvents, type LearningEvent } from './event.ts';
import type { ItemId } from './item.ts';
import { review } from './schedule.ts';

/** The card of an item from all its events, whatever their order and however often each is given. */
export const replay = (item: ItemId, events: readonly LearningEvent[]): LearningCard => {
  const log = mergeEvents(events);
  const undone = new Set(log.flatMap((event) => (event.what === 'undone' ? [event.undoes] : [])));
  const card = log.filter(({ id }) => !undone.has(id)).reduce(step, newCard(item));
  const awaitsUndone = !undone.isSubsetOf(new Set(log.map(({ id }) => id)));
  const last = log.at(-1);
  return { ...card, awaitsUndone, last: last && { at: last.at, id: last.id } };
};

/**
 * The card with further events. Undefined where only a replay of all events tells: one of them
 * lies before the last one that the card knows, or takes one back.
 */
export const extend = (
  card: LearningCard,
  events: readonly LearningEvent[],
): LearningCard | undefined => {
  const { last, awaitsUndone } = card;
  const fits = events.every(
    (event) => event.what !== 'undone' && (!last || inOrder(event, last) > 0),
  );
  return fits && !awaitsUndone ? mergeEvents(events).reduce(step, card) : undefined;
};

const step = (card: LearningCard, event: LearningEvent): LearningCard => {
  const last = { at: event.at, id: event.id };
  const seenAt = card.seenAt ?? event.at;
  switch (event.what) {
    case 'graded': {
      const memory = review(card.skills[event.skill], event.grade, event.at);
      const graded = { ...card, last, seenAt, skills: { ...card.skills, [event.skill]: memory } };
      return hasBegun(graded) && !hasBegun(card) ? { ...graded, begunAt: event.at } : graded;
    }
    case 'seen':
      return { ...card, last, seenAt };
    case 'traced':
      return { ...card, last, seenAt, tracedAt: event.at };
    case 'suspended':
    case 'restored':
      return { ...card, last, suspended: event.what === 'suspended' };
    case 'favourite':
    case 'not-favourite':
      return { ...card, last, favourite: event.what === 'favourite' };
    case 'undone':
      return { ...card, last };
  }
};

/**
 * What a device shows before the server has seen its events: they are put on top of the card that
 * came from there, which may know later ones. Only the server's replay settles their order.
 */
export const anticipate = (card: LearningCard, events: readonly LearningEvent[]): LearningCard => {
  const undone = new Set(
    events.flatMap((event) => (event.what === 'undone' ? [event.undoes] : [])),
  );
  return mergeEvents(events)
    .filter(({ id }) => !undone.has(id))
    .reduce(step, card);
};
