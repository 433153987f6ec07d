import type { LearningCard } from '#src/domain/learning/card.ts';
import type { Choice } from '#src/domain/learning/choice.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';
import type { EventState, KeptChoice, KeptEvent, TableKeeper, Tables } from './tables.ts';

/** All that a device keeps of one owner. */
export type Kept = {
  /** As they came from the account: what happened here since is in the events. */
  readonly cards: readonly LearningCard[];
  readonly events: readonly KeptEvent[];
  readonly choices: readonly KeptChoice[];
  /** Where the account's cards are read on from. */
  readonly revision: number;
  /** The account's last forgetting that is known here; 0 for none. */
  readonly forgotten: number;
};

export type Received = {
  readonly cards: readonly LearningCard[];
  readonly choices: readonly Choice[];
  readonly revision: number;
  /** Where it is another one than is known here, all from before it goes. */
  readonly forgotten: number;
};

export type DeviceStore = ReturnType<typeof deviceStore>;

/** This moment, or one that the last forgetting leaves alone where this clock is behind (decision 303). */
const momentOf = async (facts: Tables['facts'], now: number): Promise<number> =>
  Math.max(now, ((await facts.get('forgotten')) ?? 0) + 1);

/** What a device keeps of one owner's practice. Every method is one transaction. */
export const deviceStore = ({ isLasting, transact, remove }: TableKeeper) => ({
  /** False where it lasts for this page only. */
  isLasting,

  read: (): Promise<Kept> =>
    transact(async ({ events, cards, choices, facts }) => ({
      events: await events.getAll(),
      cards: await cards.getAll(),
      choices: await choices.getAll(),
      revision: (await facts.get('revision')) ?? 0,
      forgotten: (await facts.get('forgotten')) ?? 0,
    })),

  /** Writes down what happens now, and answers it with its time. */
  happen: (happened: readonly Omit<LearningEvent, 'at'>[], now: number) =>
    transact(async ({ events, facts }) => {
      const at = await momentOf(facts, now);
      const dated = happened.map((one) => ({ ...one, at }) as LearningEvent);
      for (const event of dated) await events.put({ event, state: 'new' }, event.id);
      return dated;
    }),

  addEvents: (added: readonly LearningEvent[]) =>
    transact(async ({ events }) => {
      for (const event of added) {
        if (!(await events.get(event.id))) await events.put({ event, state: 'new' }, event.id);
      }
    }),

  addChoices: (added: readonly Choice[]) =>
    transact(async ({ choices }) => {
      for (const choice of added) await choices.put({ choice, isSent: false }, choice.name);
    }),

  /**
   * Decides something now: later than what it takes the place of and than what was forgotten, whose
   * times are of another clock (decision 303).
   */
  choose: <C extends Choice>(choice: Omit<C, 'at'>, now: number) =>
    transact(async ({ choices, facts }) => {
      const replaced = (await choices.get(choice.name))?.choice.at ?? 0;
      const at = Math.max(await momentOf(facts, now), replaced + 1);
      await choices.put({ choice: { ...choice, at } as Choice, isSent: false }, choice.name);
    }),

  /** Marks what the account took and what it refused. */
  settle: ({ taken, refused }: { taken: readonly string[]; refused: readonly string[] }) =>
    transact(async ({ events }) => {
      const mark = async (ids: readonly string[], state: EventState) => {
        for (const id of ids) {
          const kept = await events.get(id);
          if (kept) await events.put({ ...kept, state }, id);
        }
      };
      await mark(taken, 'sent');
      await mark(refused, 'refused');
    }),

  /** Marks choices as sent, except those that were chosen anew in the meantime. */
  settleChoices: (sent: readonly Choice[]) =>
    transact(async ({ choices }) => {
      for (const choice of sent) {
        const kept = await choices.get(choice.name);
        if (kept?.choice.at === choice.at) await choices.put({ choice, isSent: true }, choice.name);
      }
    }),

  /** Drops choices that the account can't have, unless they were chosen anew. */
  dropChoices: (refused: readonly Choice[]) =>
    transact(async ({ choices }) => {
      for (const { name, at } of refused) {
        if ((await choices.get(name))?.choice.at === at) await choices.delete(name);
      }
    }),

  /** Keeps what came from the account in place of the sent events, which are part of it. */
  receive: (received: Received, sent: readonly string[]) =>
    transact(async (tables) => {
      const { events, cards, choices, facts } = tables;
      if (received.forgotten !== ((await facts.get('forgotten')) ?? 0)) {
        await forgetUntil(received.forgotten, tables);
      }
      await Promise.all([
        ...received.cards.map((card) => cards.put(card, card.item)),
        ...sent.map((id) => events.delete(id)),
      ]);
      for (const choice of received.choices) {
        const own = await choices.get(choice.name);
        if (own?.isSent !== false) await choices.put({ choice, isSent: true }, choice.name);
      }
      await facts.put(received.revision, 'revision');
    }),

  /** Up to which moment someone said that this practice is not theirs. */
  declinedUntil: () => transact(async ({ facts }) => (await facts.get('declined')) ?? 0),

  decline: (until: number) =>
    transact(async ({ facts }) => void (await facts.put(until, 'declined'))),

  /** Removes what was practised and chosen after a moment. */
  forgetAfter: (moment: number) => transact((tables) => drop(tables, (at) => at > moment)),

  /** Removes all of it from the device. */
  forget: () => remove(),
});

const forgetUntil = async (moment: number, tables: Tables) => {
  await tables.cards.clear();
  await drop(tables, (at) => at <= moment);
  await tables.facts.put(moment, 'forgotten');
};

/** Removes what happened at some times. */
const drop = async ({ events, choices }: Tables, isGone: (at: number) => boolean) => {
  for (const { event } of await events.getAll()) {
    if (isGone(event.at)) await events.delete(event.id);
  }
  for (const { choice } of await choices.getAll()) {
    if (isGone(choice.at)) await choices.delete(choice.name);
  }
};
