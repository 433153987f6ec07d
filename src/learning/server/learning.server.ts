import * as z from 'zod/mini';
import { database, type Database } from '#db/client.ts';
import {
  addEvents,
  cardsSince,
  eventsOf,
  forgottenAt,
  standingOf,
  storeCards,
  type FollowingCard,
} from '#db/repos/learning.ts';
import { choicesOf, storeChoices } from '#db/repos/learning-choices.ts';
import { answeredAt, answersOfStudent } from '#db/repos/onboarding.ts';
import { newCard } from '#src/domain/learning/card.ts';
import { extend, replay } from '#src/domain/learning/replay.ts';
import { choiceFromAnswers } from '#src/domain/learning/choice-from-answers.ts';
import { choiceSchema } from '#src/domain/learning/choice-schema.ts';
import { mergeChoices, type Choice } from '#src/domain/learning/choice.ts';
import { learningEventSchema } from '#src/domain/learning/event-schema.ts';
import { mergeEvents, type LearningEvent } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { done, fail, type Asked } from '#src/server/endpoint.ts';
import { toWire } from '../wire-card.ts';

/**
 * Takes a device's events into the signed-in account, once each, and brings the cards of their
 * items up to date. A time in the future counts as now: that clock is wrong.
 */
export const takeEvents = async (
  { account, events: sent }: { account: string; events: readonly unknown[] },
  { context: { locals } }: Asked,
) => {
  if (!locals.user) return fail('signed_out');
  if (locals.user.id !== account) return fail('other_account');
  const { read, refused } = readSent(learningEventSchema, sent);
  const events = mergeEvents(read);
  if (events.length > 0) await keep(await database(), account, events);
  return done({ success: true as const, taken: events.map(({ id }) => id), refused });
};

/** What can be read of a batch, none of it later than now, and the places of what can't. */
const readSent = <T extends { at: number }>(schema: z.ZodMiniType<T>, sent: readonly unknown[]) => {
  const now = Date.now();
  const results = sent.map((one) => z.safeParse(schema, one));
  return {
    read: results.flatMap(({ data }) => (data ? [{ ...data, at: Math.min(data.at, now) }] : [])),
    refused: results.flatMap(({ success }, index) =>
      success ? [] : [{ index, reason: 'invalid' as const }],
    ),
  };
};

/** Takes what a learner decided on a device; a time in the future counts as now. */
export const takeChoices = async (
  { account, choices: sent }: { account: string; choices: readonly unknown[] },
  { context: { locals } }: Asked,
) => {
  if (!locals.user) return fail('signed_out');
  if (locals.user.id !== account) return fail('other_account');
  const { read, refused } = readSent(choiceSchema, sent);
  const choices = mergeChoices(read);
  const db = await database();
  const forgotten = await forgottenAt(db, account);
  await storeChoices(
    db,
    account,
    choices.filter(({ at }) => at > forgotten),
  );
  return done({ success: true as const, refused });
};

/** The signed-in learner's cards since a revision, and all that was chosen. */
export const tellCards = async (
  { since, forgotten: known }: { since: number; forgotten: number },
  { context: { locals } }: Asked,
) => {
  if (!locals.user) return fail('signed_out');
  const account = locals.user.id;
  const db = await database();
  const forgotten = await forgottenAt(db, account);
  const choices = await choicesOfLearner(db, account);
  const { cards, revision } = await cardsSince(db, account, known === forgotten ? since : 0);
  return done({
    success: true as const,
    account,
    choices,
    cards: cards.map(toWire),
    revision,
    forgotten,
  });
};

/** All that a learner chose, with what the eight answers say where nothing was chosen since. */
export const choicesOfLearner = async (db: Database, userId: string): Promise<Choice[]> =>
  mergeChoices(await choicesOf(db, userId), await answeredBy(db, userId));

/** What a student's eight answers say about their plan. */
const answeredBy = async (db: Database, userId: string): Promise<Choice[]> => {
  const at = await answeredAt(db, userId);
  const choice = at && choiceFromAnswers(await answersOfStudent(db, userId), at.getTime());
  return choice ? [choice] : [];
};

/**
 * Adds what is new among these events, with the cards that follow from it. Cards are continued where
 * the stored one knows all that was known, and replayed from the whole log where it does not: after a
 * call that ended half way, or beside another one.
 */
const keep = async (
  db: Database,
  userId: string,
  events: readonly LearningEvent[],
): Promise<void> => {
  const { forgotten, known, cards } = await standingOf(db, userId, events);
  // What was forgotten comes from a device that has not heard of it: it is not to be sent again.
  const fresh = events.filter(({ id, at }) => at > forgotten && !known.has(id));
  const freshOf = Map.groupBy(fresh, ({ item }) => item);
  const behind = new Set<ItemId>();
  const following: FollowingCard[] = [];
  for (const [item, { stored, events: before }] of cards) {
    const isWhole = (stored?.events ?? 0) === before;
    const added = freshOf.get(item) ?? [];
    if (isWhole && added.length === 0) continue;
    const card = isWhole ? extend(stored?.card ?? newCard(item), added) : undefined;
    if (card) following.push({ card, events: before + added.length, instead: before });
    behind.add(item);
  }
  const done = await addEvents(db, userId, fresh, following);
  const logs = await eventsOf(db, userId, [...behind.difference(done)]);
  await storeCards(
    db,
    userId,
    [...logs].map(([item, log]) => ({ card: replay(item, log), events: log.length })),
  );
};
