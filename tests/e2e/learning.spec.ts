import type { LearningCard } from '#src/domain/learning/card.ts';
import { replay } from '#src/domain/learning/replay.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { graded } from '../learning/graded.ts';
import { signIn } from './accounts.ts';
import { expect } from './fixtures.ts';
import { cardsInAccount } from './learner.ts';
import { test } from './own-site.ts';

const MINUTE = 60_000;
const CHARACTERS = [...'学好水火山人口手'];

/** An hour of practice, in the order in which it happened. */
const practice = (count: number): LearningEvent[] => {
  const start = Date.now() - 60 * MINUTE;
  return Array.from({ length: count }, (_, index) =>
    graded({
      item: characterId(CHARACTERS[index % CHARACTERS.length] ?? ''),
      at: start + index * 1000,
      grade: index % 3 === 0 ? 1 : 3,
    }),
  );
};

test(
  'a server that is killed between two batches loses nothing and counts nothing twice',
  { tag: ['@en', '@desktop'] },
  async ({ page: { request }, page, site }) => {
    await signIn(page, 'en', { role: 'student' });
    const { account } = await cardsInAccount(page);
    const events = practice(600);
    const batches = [events.slice(0, 300), events.slice(300)];
    const send = (batch: LearningEvent[] | undefined) =>
      request.post('/api/learning/events', { data: { account, events: batch } });
    expect((await send(batches[0])).status()).toBe(200);
    // It may be killed before, while or after it takes the second one: the device can't know.
    const second = send(batches[1]).catch(() => undefined);
    await site.kill();
    await second;
    await site.start();
    for (const batch of batches) {
      const reply = await send(batch);
      expect(await reply.json()).toMatchObject({ taken: batch.map(({ id }) => id), refused: [] });
    }
    const { cards } = await cardsInAccount(page);
    const expected = [...Map.groupBy(events, ({ item }) => item)].map(([item, log]) =>
      replay(item, log),
    );
    const byItem = (list: LearningCard[]) =>
      Object.fromEntries(list.map(({ item, skills }) => [item, skills]));
    expect(byItem(cards)).toEqual(byItem(expected));
  },
);
