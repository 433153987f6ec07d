import { afterEach, expect, test, vi } from 'vitest';
import type { Mail, MailResult } from '../mail.ts';
import { patiently, sendEach, sendOnce, type OnceMail, type Outcome } from './send-once.ts';

const NOW = new Date(Date.UTC(2027, 0, 4, 12));
const LATER = new Date(NOW.getTime() + 60_000);
const letter: Mail = { to: 'sara@reader.example', subject: 'Once', text: 'Once', html: '<p>Once' };

afterEach(() => vi.restoreAllMocks());

/** Tries a mail; answers what became of it and what was done, in order. */
const tries = async (changed: Partial<OnceMail> = {}, answer: MailResult = { ok: true }) => {
  const steps: string[] = [];
  const note = <T>(step: string, value: T) => {
    steps.push(step);
    return Promise.resolve(value);
  };
  const mail: OnceMail = {
    name: 'A mail',
    letter: () => note('written', letter),
    take: () => note('taken', true),
    again: () => LATER,
    giveBack: ({ dueAt }) => note(`given back until ${dueAt.getUTCMinutes()}`, undefined),
    ...changed,
  };
  const send = () => note('sent', answer);
  return { outcome: await sendOnce(mail, { clock: () => NOW, send }), steps };
};

test('a mail is written before it is taken, and taken before it is sent', async () => {
  expect(await tries()).toEqual({ outcome: 'sent', steps: ['written', 'taken', 'sent'] });
});

test('one that another has taken is not sent', async () => {
  const take = () => Promise.resolve(false);
  expect(await tries({ take })).toEqual({ outcome: undefined, steps: ['written'] });
});

test('one that has nothing to tell is taken and dropped', async () => {
  const none = () => Promise.resolve(undefined);
  expect(await tries({ letter: none })).toEqual({ outcome: 'dropped', steps: ['taken'] });
});

test.each([
  ['refused', 'failed'],
  ['unreachable', 'unreachable'],
] as const)('one that fails as %s is given back', async (fault, outcome) => {
  const steps = ['written', 'taken', 'sent', 'given back until 1'];
  expect(await tries({}, { ok: false, fault })).toEqual({ outcome, steps });
});

test('one that can’t be written is given back, and the log says which', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const broken = () => Promise.reject(new Error('no content'));
  const steps = ['taken', 'given back until 1'];
  expect(await tries({ letter: broken })).toEqual({ outcome: 'failed', steps });
  expect(log).toHaveBeenCalledWith('A mail was not written', expect.any(Error));
});

test('one to an address that is none, or that was tried enough, is not given back', async () => {
  const steps = ['written', 'taken', 'sent'];
  const invalid = await tries({}, { ok: false, fault: 'invalid' });
  expect(invalid).toEqual({ outcome: 'failed', steps });
  const last = await tries({ again: () => undefined }, { ok: false, fault: 'refused' });
  expect(last).toEqual({ outcome: 'failed', steps });
});

/** A turn with four mails; answers those that were tried, and how many were sent. */
const turn = async (outcomes: readonly (Outcome | undefined)[], endsAt?: number) => {
  const tried: number[] = [];
  const ending = new AbortController();
  const sent = await sendEach([0, 1, 2, 3], ending, (mail) => {
    tried.push(mail);
    if (mail === endsAt) ending.abort();
    return Promise.resolve(outcomes[mail]);
  });
  return { tried, sent };
};

test('a mail that fails holds up no other of its turn', async () => {
  const outcomes = ['failed', 'dropped', undefined, 'sent'] as const;
  expect(await turn(outcomes)).toEqual({ tried: [0, 1, 2, 3], sent: 1 });
});

test('a mail server that is away ends the turn', async () => {
  expect(await turn(['sent', 'unreachable'])).toEqual({ tried: [0, 1], sent: 1 });
});

test('a turn that is told to end does so after the mail that is being sent', async () => {
  expect(await turn(['sent', 'sent', 'sent'], 1)).toEqual({ tried: [0, 1], sent: 2 });
});

test('pauses double from a minute to six hours, and after three days there is none', () => {
  const pauses = Array.from({ length: 20 }, (_, attempts) => {
    const again = patiently(attempts)(NOW);
    return again && (again.getTime() - NOW.getTime()) / 60_000;
  });
  expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8]);
  expect(pauses.slice(-3)).toEqual([360, 360, undefined]);
});
