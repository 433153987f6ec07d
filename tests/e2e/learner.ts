import type { Page } from '@playwright/test';
import type { Grade, LearningEvent, Skill } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fromWire, type WireCard } from '#src/learning/wire-card.ts';
import { graded } from '../learning/graded.ts';
import { signIn } from './accounts.ts';
import { expect } from './fixtures.ts';

/** All by which a device and the account tell each other of a learner. */
export const LEARNING = '**/api/learning/**';

const DAY_MS = 86_400_000;

type Practised = { item: ItemId; daysAgo: number; skill?: Skill; grade?: Grade };

/** What somebody did on another device so many days ago. */
export const practisedBefore = ({ daysAgo, ...what }: Practised): LearningEvent =>
  graded({ ...what, at: Date.now() - daysAgo * DAY_MS, device: 'another-device' });

/** A character that somebody drew over its outline on another device so many days ago. */
export const drawnBefore = ({ item, daysAgo }: Practised): LearningEvent => {
  const { id, at, device } = practisedBefore({ item, daysAgo });
  return { id, at, device, item, what: 'traced' };
};

/** What was done on another device comes into the account of whoever is signed in. */
export const learn = async (page: Page, events: readonly LearningEvent[]) => {
  const user = await page.request.get('/api/auth/user');
  const { id: account } = (await user.json()) as { id: string };
  const reply = await page.request.post('/api/learning/events', { data: { account, events } });
  const { taken, refused } = (await reply.json()) as { taken: string[]; refused: unknown[] };
  expect(refused).toEqual([]);
  expect(taken).toHaveLength(events.length);
};

/** A student who practised on another device. */
export const signInAfter = async (page: Page, locale: Locale, practised: readonly Practised[]) => {
  const someone = await signIn(page, locale, { role: 'student' });
  await learn(page, practised.map(practisedBefore));
  return someone;
};

/** The cards of whoever is signed in, as their account has them. */
export const cardsInAccount = async (page: Page) => {
  const reply = await page.request.get('/api/learning/cards');
  expect(reply.status()).toBe(200);
  const { account, cards } = (await reply.json()) as { account: string; cards: WireCard[] };
  return { account, cards: cards.map(fromWire) };
};

/** How often each skill of each item was graded, as `item skill`, by the account. */
export const gradedInAccount = async (page: Page): Promise<Record<string, number>> => {
  const { cards } = await cardsInAccount(page);
  const counts = cards.flatMap(({ item, skills }) =>
    Object.entries(skills).map(([skill, memory]) => [`${item} ${skill}`, memory.reps] as const),
  );
  return Object.fromEntries(counts);
};
