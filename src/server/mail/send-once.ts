import { setImmediate } from 'node:timers/promises';
import type { Mail } from '../mail.ts';
import { LONGEST_PAUSE_MS, mayPass, pauseAfter, type OutboxTools } from './outbox.ts';

/** With the pauses of the outbox some three days, as it gives others. */
const MOST_TRIES = 20;

/** A mail whose row is taken for good before it is tried: it goes out once at most (decision 071). */
export type OnceMail = {
  /** What the log says of one that could not be written. */
  name: string;
  /** Undefined where there is nothing to tell, or nobody to read it. */
  letter: () => Promise<Mail | undefined>;
  /** Of several that try exactly one takes it. */
  take: () => Promise<boolean>;
  /** When to try again what fails now; undefined where it has been tried enough. */
  again: (now: Date) => Date | undefined;
  giveBack: (times: { now: Date; dueAt: Date }) => Promise<unknown>;
};

/** What became of a mail; where the mail server is `unreachable`, the others wait for the next turn. */
export type Outcome = 'sent' | 'dropped' | 'failed' | 'unreachable';

/**
 * Writes a mail, takes it and sends it. What fails is given back, unless it can't pass or has been
 * tried enough. Undefined where somebody else has taken it.
 */
export const sendOnce = async (
  mail: OnceMail,
  { clock, send }: Pick<OutboxTools, 'clock' | 'send'>,
): Promise<Outcome | undefined> => {
  const letter = await write(mail);
  if (!(await mail.take())) return undefined;
  if (!letter) return 'dropped';
  const result = letter === 'broken' ? ({ ok: false, fault: letter } as const) : await send(letter);
  if (result.ok) return 'sent';
  const now = clock();
  const dueAt = mayPass(result.fault) ? mail.again(now) : undefined;
  if (dueAt) await mail.giveBack({ now, dueAt });
  return result.fault === 'unreachable' ? 'unreachable' : 'failed';
};

/**
 * Goes through a turn's mails until it is told to end, after the mail that is being sent, or the mail
 * server can't be reached. Answers how many were sent.
 */
export const sendEach = async <Item>(
  items: readonly Item[],
  { signal }: Pick<OutboxTools, 'signal'>,
  tell: (item: Item) => Promise<Outcome | undefined>,
): Promise<number> => {
  let sent = 0;
  for (const item of items) {
    // Between two of them others are answered.
    await setImmediate();
    if (signal?.aborted) break;
    const outcome = await tell(item);
    if (outcome === 'sent') sent += 1;
    if (outcome === 'unreachable') break;
  }
  return sent;
};

/** When to try again, with pauses that double, a mail that has been tried so often before now. */
export const patiently =
  (attempts: number) =>
  (now: Date): Date | undefined =>
    attempts + 1 < MOST_TRIES
      ? new Date(now.getTime() + pauseAfter(attempts, LONGEST_PAUSE_MS))
      : undefined;

/** Before it is taken, so that whatever ends the process here loses nothing. */
const write = async ({ name, letter }: OnceMail): Promise<Mail | 'broken' | undefined> => {
  try {
    return await letter();
  } catch (error) {
    console.error(`${name} was not written`, error);
    return 'broken';
  }
};
