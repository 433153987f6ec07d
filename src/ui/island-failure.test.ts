// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { islandFailureMessages } from './island-failure.messages.ts';
import { tellIslandFailures } from './island-failure.ts';

tellIslandFailures();

const fail = (island: Element | null) =>
  island?.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));

beforeEach(() => {
  document.body.innerHTML =
    '<astro-island ssr>Loading …</astro-island><astro-island></astro-island>';
});

test.each(['ar', 'en'] as const)(
  'an island without its code is told in its place: %s',
  (locale) => {
    document.documentElement.lang = locale;
    const island = document.querySelector<HTMLElement>('astro-island');
    fail(island);
    const notice = island?.previousElementSibling;
    expect(notice?.role).toBe('alert');
    expect(notice?.textContent).toContain(islandFailureMessages[locale].failed);
    expect(island?.hidden).toBe(true);
  },
);

test('each island is told once, and alone', () => {
  const [first, second] = document.querySelectorAll<HTMLElement>('astro-island');
  fail(first ?? null);
  fail(first ?? null);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(second?.hidden).toBe(false);
});
