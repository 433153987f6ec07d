import { expect, test, vi } from 'vitest';
import { heldInBuild } from './held.ts';

const article = (slug: string) => Promise.resolve({ slug, phrases: [{ chinese: '请问' }] });
const slugOf = (slug: string) => slug;

test('a build makes something of the content once for all of its pages', async () => {
  const make = vi.fn(article);
  const get = heldInBuild(make, slugOf, true);
  const [first, again, other] = await Promise.all([get('travel'), get('travel'), get('study')]);
  expect(again).toBe(first);
  expect(other.slug).toBe('study');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a page that would change what the others show fails', async () => {
  const { phrases } = await heldInBuild(article, slugOf, true)('travel');
  expect(() => phrases.pop()).toThrow(TypeError);
  expect(() => Object.assign(phrases[0] ?? {}, { chinese: '谢谢' })).toThrow(TypeError);
});

test('a running server asks each time', async () => {
  const make = vi.fn(article);
  const get = heldInBuild(make, slugOf);
  expect(await get('travel')).not.toBe(await get('travel'));
  expect(make).toHaveBeenCalledTimes(2);
});
