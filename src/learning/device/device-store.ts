import type { LearningCard } from '#src/domain/learning/card.ts';
import type { Choice } from '#src/domain/learning/choice.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';

/**
 * `new`: the account does not have it yet. `sent`: it does, but its card has not come back.
 * `refused`: the server can't read it, so it stays here alone.
 */
export type EventState = 'new' | 'sent' | 'refused';
export type KeptEvent = { readonly event: LearningEvent; readonly state: EventState };
export type KeptChoice = { readonly choice: Choice; readonly isSent: boolean };

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

/** What a device keeps of one owner's practice. Every method is one transaction. */
export type DeviceStore = {
  /** False where it lasts for this page only. */
  readonly isLasting: boolean;
  read: () => Promise<Kept>;
  addEvents: (events: readonly LearningEvent[]) => Promise<void>;
  addChoices: (choices: readonly Choice[]) => Promise<void>;
  /** Marks what the account took and what it refused. */
  settle: (ids: { taken: readonly string[]; refused: readonly string[] }) => Promise<void>;
  /** Marks choices as sent, except those that were chosen anew in the meantime. */
  settleChoices: (choices: readonly Choice[]) => Promise<void>;
  /** Drops choices that the account can't have, unless they were chosen anew. */
  dropChoices: (choices: readonly Choice[]) => Promise<void>;
  /** Keeps what came from the account in place of the sent events, which are part of it. */
  receive: (received: Received, sent: readonly string[]) => Promise<void>;
  /** Up to which moment someone said that this practice is not theirs. */
  declinedUntil: () => Promise<number>;
  decline: (until: number) => Promise<void>;
  /** Removes all of it from the device. */
  forget: () => Promise<void>;
};

/** A store for one page, where the browser forbids to keep anything. */
export const pageStore = (): DeviceStore => {
  const cards = new Map<string, LearningCard>();
  const events = new Map<string, KeptEvent>();
  const choices = new Map<string, KeptChoice>();
  let revision = 0;
  let forgotten = 0;
  let declined = 0;
  const mark = (ids: readonly string[], state: EventState) => {
    for (const id of ids) {
      const kept = events.get(id);
      if (kept) events.set(id, { ...kept, state });
    }
  };
  const now = <T>(value: T) => Promise.resolve(value);
  return {
    isLasting: false,
    read: () =>
      now({
        cards: [...cards.values()],
        events: [...events.values()],
        choices: [...choices.values()],
        revision,
        forgotten,
      }),
    addEvents: (added) => {
      for (const event of added) {
        if (!events.has(event.id)) events.set(event.id, { event, state: 'new' });
      }
      return now(undefined);
    },
    addChoices: (added) => {
      for (const choice of added) choices.set(choice.name, { choice, isSent: false });
      return now(undefined);
    },
    settle: ({ taken, refused }) => {
      mark(taken, 'sent');
      mark(refused, 'refused');
      return now(undefined);
    },
    settleChoices: (sent) => {
      for (const choice of sent) {
        const kept = choices.get(choice.name);
        if (kept?.choice.at === choice.at) choices.set(choice.name, { choice, isSent: true });
      }
      return now(undefined);
    },
    dropChoices: (refused) => {
      for (const { name, at } of refused) {
        if (choices.get(name)?.choice.at === at) choices.delete(name);
      }
      return now(undefined);
    },
    receive: (received, sent) => {
      if (received.forgotten !== forgotten) {
        cards.clear();
        for (const [id, { event }] of events) if (event.at <= received.forgotten) events.delete(id);
        for (const [name, { choice }] of choices) {
          if (choice.at <= received.forgotten) choices.delete(name);
        }
        forgotten = received.forgotten;
      }
      for (const card of received.cards) cards.set(card.item, card);
      for (const choice of received.choices) {
        if (choices.get(choice.name)?.isSent !== false) {
          choices.set(choice.name, { choice, isSent: true });
        }
      }
      for (const id of sent) events.delete(id);
      revision = received.revision;
      return now(undefined);
    },
    declinedUntil: () => now(declined),
    decline: (until) => {
      declined = until;
      return now(undefined);
    },
    forget: () => {
      cards.clear();
      events.clear();
      choices.clear();
      revision = 0;
      forgotten = 0;
      return now(undefined);
    },
  };
};
