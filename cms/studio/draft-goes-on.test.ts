import { BufferedDocument, Mutation } from '@sanity/mutator';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTyping, draftGoesOn } from './draft-goes-on.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DRAFT = 'drafts.faq';
const faq = (fields: object) => ({ _id: DRAFT, _type: 'tutorFaq', ...fields });
const patchOf = (question: string) => ({ patch: { id: DRAFT, set: { question } } });
const unsetGuard = { patch: { id: DRAFT, unset: ['_guard'] } };

/** An event as the content server sends it. */
const message = (event: object) =>
  `id: 1\nevent: mutation\ndata: ${JSON.stringify({ timestamp: '2026-11-30T09:00:00Z', ...event })}\n\n`;

const published = message({
  documentId: 'faq',
  transactionId: 'publication',
  previousRev: 'first',
  resultRev: 'publication',
  transition: 'update',
  transactionTotalEvents: 2,
  mutations: [{ createOrReplace: { _id: 'faq', _type: 'tutorFaq', question: 'How?' } }],
  effects: { apply: [0, {}], revert: [0, {}] },
});
const drafted = message({
  documentId: DRAFT,
  transactionId: 'publication',
  previousRev: 'first',
  resultRev: 'publication',
  transition: 'disappear',
  transactionTotalEvents: 2,
  mutations: [{ delete: { id: DRAFT } }],
  effects: { apply: [0, null], revert: [0, faq({ question: 'How?' })] },
});
const begunWith = (question: string, transactionId: string) =>
  message({
    documentId: DRAFT,
    transactionId,
    resultRev: transactionId,
    transition: 'appear',
    transactionTotalEvents: 1,
    mutations: [{ create: faq({ question: 'How?' }) }, unsetGuard, patchOf(question)],
    effects: { apply: [0, faq({ question })], revert: [0, null] },
  });

type Event = ConstructorParameters<typeof Mutation>[0] & {
  documentId: string;
  transactionTotalEvents: number;
};
const eventOf = (text: string) => JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '{}') as Event;

const stream = (mayBeUnsent: () => boolean) => {
  const heard: string[] = [];
  return { heard, hear: draftGoesOn((text) => heard.push(text), mayBeUnsent) };
};

test('a publication is heard at once where nothing was typed', () => {
  const { heard, hear } = stream(() => false);
  for (const text of [published, drafted]) hear(text);
  expect(heard).toEqual([published, drafted]);
});

test('a publication waits until what was typed is sent, and everything after it, too', () => {
  let isUnsent = true;
  const { heard, hear } = stream(() => isUnsent);
  for (const text of [published, drafted, ': ping\n\n']) hear(text);
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual([]);
  isUnsent = false;
  vi.advanceTimersByTime(100);
  expect(heard).toEqual([published, drafted, ': ping\n\n']);
});

test('what was typed is taken to be unsent until the Studio has had time to send the rest', async () => {
  const typing = createTyping();
  expect(typing.mayBeUnsent()).toBe(false);
  const answer = Promise.withResolvers<string>();
  const sending = typing.during(answer.promise);
  vi.advanceTimersByTime(60_000);
  expect(typing.mayBeUnsent()).toBe(true);
  answer.resolve('kept');
  await expect(sending).resolves.toBe('kept');
  vi.advanceTimersByTime(1_000);
  expect(typing.mayBeUnsent()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(typing.mayBeUnsent()).toBe(false);
});

/** A draft as the Studio has it, with one letter on its way and another one not sent yet. */
const typedIn = () => {
  const document = new BufferedDocument(faq({ _rev: 'first', question: 'How?' }));
  let sent = '';
  document.commitHandler = ({ mutation }) => (sent = String(mutation.transactionId));
  const type = (question: string) =>
    document.add(new Mutation({ mutations: [unsetGuard, patchOf(question)] as never }));
  type('How m');
  void document.commit();
  type('How mu');
  return { document, sent: () => sent };
};

test('the Studio by itself comes down where a draft is taken away with a letter on its way', () => {
  const { document } = typedIn();
  expect(() => document.arrive(new Mutation(eventOf(drafted)))).toThrow('getAttribute');
});

test('a draft that is published under a hand that types goes on with all of it', () => {
  const { document, sent } = typedIn();
  const { heard, hear } = stream(() => true);
  for (const text of [published, drafted]) hear(text);
  expect(heard).toEqual([]);
  hear(begunWith('How m', sent()));
  const events = heard.map(eventOf);
  expect(events.map(({ transactionTotalEvents }) => transactionTotalEvents)).toEqual([1, 1, 1]);
  for (const event of events) {
    if (event.documentId === DRAFT) document.arrive(new Mutation(event));
  }
  expect(document.document.HEAD).toMatchObject({ question: 'How m', _rev: sent() });
  expect(document.LOCAL).toMatchObject({ question: 'How mu' });
});
