import { expect, test } from 'vitest';
import { tabForKey, tabOfSearch, withTab } from './learning-tabs.machine.ts';

test('an address names the tab, and anything else is ignored', () => {
  expect(tabOfSearch('?tab=games')).toBe('games');
  expect(tabOfSearch('?utm=x&tab=articles')).toBe('articles');
  expect(tabOfSearch('?tab=videos')).toBeUndefined();
  expect(tabOfSearch('')).toBeUndefined();
});

test('choosing a tab keeps the rest of the address', () => {
  expect(withTab('https://hanlu.example/ar/?utm=x&tab=games#top', 'articles')).toBe(
    '/ar/?utm=x&tab=articles#top',
  );
});

test('arrows follow the reading direction and go round', () => {
  expect(tabForKey('articles', 'ArrowRight', false)).toBe('games');
  expect(tabForKey('games', 'ArrowRight', false)).toBe('articles');
  expect(tabForKey('articles', 'ArrowLeft', false)).toBe('games');
  expect(tabForKey('articles', 'ArrowLeft', true)).toBe('games');
  expect(tabForKey('games', 'ArrowRight', true)).toBe('articles');
});

test('Home and End lead to the ends, other keys nowhere', () => {
  expect(tabForKey('games', 'Home', false)).toBe('articles');
  expect(tabForKey('articles', 'End', true)).toBe('games');
  expect(tabForKey('articles', 'Enter', false)).toBeUndefined();
});
