// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PRESS_FORGOTTEN, tellIslandFailures } from './island-failure.ts';

const fail = (island: Element | null) =>
  island?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));

beforeAll(() => {
  const notice = document.createElement('template');
  notice.innerHTML = '<div role="alert"><p>It did not come.</p><button>Again</button></div>';
  tellIslandFailures(notice);
});

afterEach(() => document.documentElement.removeAttribute('data-lost'));

beforeEach(() => {
  document.body.innerHTML =
    '<astro-island ssr>Loading …</astro-island><astro-island></astro-island>';
});

test('an island without its code is told in its place, in the words of the page', () => {
  const island = document.querySelector<HTMLElement>('astro-island');
  fail(island);
  const notice = island?.previousElementSibling;
  expect(notice?.getAttribute('role')).toBe('alert');
  expect(notice?.textContent).toContain('It did not come.');
  expect(island?.hidden).toBe(true);
});

test('a script of the page that was lost is told at its end, in the same words', () => {
  document.body.innerHTML = '<main><p>Phrases</p></main>';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector('[role=alert]')).toBeNull();
  document.documentElement.dataset['lost'] = '';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector('main')?.lastElementChild?.textContent).toContain(
    'It did not come.',
  );
});

test('a press that waited in vain is told once at the end of the page, and nothing is taken away', () => {
  document.body.innerHTML = '<main><astro-island ssr>Loading …</astro-island></main>';
  document.dispatchEvent(new Event(PRESS_FORGOTTEN));
  document.dispatchEvent(new Event(PRESS_FORGOTTEN));
  expect(document.querySelectorAll('main > [role=alert]')).toHaveLength(1);
  expect(document.querySelector<HTMLElement>('astro-island')?.hidden).toBe(false);
});

test('each island is told once, and alone', () => {
  const [first, second] = document.querySelectorAll<HTMLElement>('astro-island');
  fail(first ?? null);
  fail(first ?? null);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(second?.hidden).toBe(false);
});
