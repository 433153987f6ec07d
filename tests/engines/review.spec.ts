import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { fromWire, type WireCard } from '#src/learning/wire-card.ts';
import { startSite } from '../e2e/own-site.ts';
import { practisedBefore } from '../e2e/learner.ts';
import { reviewSessionWords } from '../e2e/words/reviewSession.ts';
import { expect, PACK_MS, test as base } from './fixtures.ts';
import { signUpAs } from './sign-up.ts';

/** A word that somebody learnt twelve days ago. */
const DUE = 'word.请.qǐng';
const { items } = await buildCatalogue('ar');
const meaning = items.find(({ item }) => item === DUE)?.meaning ?? '';

/** A site that goes away and comes back: to be offline is what neither engine can be told. */
const test = base.extend<{ leaving: Awaited<ReturnType<typeof startSite>> }>({
  leaving: async ({ browserName: _ }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hanlu-engines-'));
    const site = await startSite({ dataDir });
    await use(site);
    await site.stop();
    await rm(dataDir, { recursive: true });
  },
  address: async ({ leaving }, use) => use(leaving.url),
});

test('a review without a network reaches the account once the network is back', async ({
  visitor,
  leaving,
}) => {
  const t = reviewSessionWords.ar;
  await signUpAs(visitor, 'student');
  const { id: account } = (await visitor.ask('/api/auth/user')) as { id: string };
  const learnt = practisedBefore({ item: DUE, daysAgo: 12 });
  const reply = await visitor.ask('/api/learning/events', { account, events: [learnt] });
  expect(reply).toMatchObject({ taken: [learnt.id], refused: [] });
  await visitor.open('/ar/review');
  await visitor.role('heading', new RegExp(t.read)).isThere();
  await visitor.until(
    async () => expect(await visitor.kept()).toContain('/offline/kept/ar/practice'),
    PACK_MS,
  );

  await leaving.stop();
  await visitor.open('/ar/review');
  await visitor.role('heading', new RegExp(t.read)).isThere();
  await visitor.role('listitem').role('button', meaning).press();
  await visitor.role('status').text(t.right).isThere();
  await visitor.open('/ar/review');
  await visitor.text(t.waiting).isThere();

  await leaving.start();
  await visitor.open('/ar/today');
  await visitor.until(async () => {
    const { cards } = (await visitor.ask('/api/learning/cards')) as { cards: WireCard[] };
    const [card] = cards.map(fromWire);
    expect(card?.skills.read?.reps).toBe(2);
  });
  await visitor.open('/ar/review');
  await visitor.text(t.waiting).isGone();
});
