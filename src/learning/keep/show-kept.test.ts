// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { fetchReplay } from '../device/cards-of.ts';
import { openJournal } from '../device/journal.ts';
import { pressHeart } from './keep-item.ts';

vi.mock(import('../device/cards-of.ts'), async (original) => {
  const real = await original();
  return { ...real, fetchReplay: vi.fn(real.fetchReplay) };
});

test('a heart that could not be pressed without a network can be pressed once there is one', async () => {
  vi.mocked(fetchReplay).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const heart = document.createElement('keep-item');
  heart.dataset['item'] = 'word.谢谢.xièxie';
  await expect(pressHeart(heart)).rejects.toThrow();
  await pressHeart(heart);
  const { store } = await openJournal();
  expect((await store.read()).events).toMatchObject([{ event: { what: 'favourite' } }]);
});
