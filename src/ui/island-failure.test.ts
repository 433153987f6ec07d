// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tellIslandFailures } from './island-failure.ts';

const fail = (island: Element | null) =>
  island?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));

beforeAll(() => {
  const notice = document.createElement('template');
  notice.innerHTML = '<div role="alert"><p>It did not come.</p><button>Again</button></div>';
  tellIslandFailures(notice);
});

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

test('each island is told once, and alone', () => {
  const [first, second] = document.querySelectorAll<HTMLElement>('astro-island');
  fail(first ?? null);
  fail(first ?? null);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(second?.hidden).toBe(false);
});
