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

/** What a device keeps of one owner: events by id, cards by item, choices and facts by name. */
export type Rows = {
  events: KeptEvent;
  cards: LearningCard;
  choices: KeptChoice;
  /** `revision`, `forgotten`, and `declined`: until when the practice is someone else's. */
  facts: number;
};

export const TABLES = ['events', 'cards', 'choices', 'facts'] as const satisfies (keyof Rows)[];

export type Table<Row> = {
  get: (key: string) => Promise<Row | undefined>;
  getAll: () => Promise<Row[]>;
  put: (row: Row, key: string) => Promise<unknown>;
  delete: (key: string) => Promise<unknown>;
  clear: () => Promise<unknown>;
};

export type Tables = { readonly [Name in keyof Rows]: Table<Rows[Name]> };

/** Where the tables of one owner lie. */
export type TableKeeper = {
  /** False where they last for this page only. */
  readonly isLasting: boolean;
  /**
   * Does some work on the tables as one transaction, after those that were begun before it. The
   * work may wait for nothing but tables.
   */
  transact: <T>(work: (tables: Tables) => Promise<T>) => Promise<T>;
  /** Removes the tables from the device. */
  remove: () => Promise<void>;
};
