// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { repeatEarlyClicks } from './early-clicks.ts';

repeatEarlyClicks();

const islandWith = (buttons: number) => {
  document.body.innerHTML = `<astro-island ssr>${'<button>Go</button>'.repeat(buttons)}</astro-island>`;
  const heard: number[] = [];
  const island = document.querySelector('astro-island');
  const all = [...document.querySelectorAll('button')];
  const wake = () => {
    island?.removeAttribute('ssr');
    all.forEach((button, index) => button.addEventListener('click', () => heard.push(index)));
    island?.dispatchEvent(new CustomEvent('astro:hydrate'));
  };
  return { island, all, wake, heard };
};

test('the last click before an island was alive is made again, once', () => {
  const { island, all, wake, heard } = islandWith(2);
  all[0]?.click();
  all[1]?.click();
  expect(island?.getAttribute('aria-busy')).toBe('true');
  wake();
  expect(heard).toEqual([1]);
  expect(island?.hasAttribute('aria-busy')).toBe(false);
});

test('an island that nobody touched hears nothing', () => {
  const { wake, heard } = islandWith(1);
  wake();
  expect(heard).toEqual([]);
});
