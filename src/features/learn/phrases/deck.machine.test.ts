import { expect, test } from 'vitest';
import { firstOf, isFirst, isLast, stepDeck } from './deck.machine.ts';

test('a section starts at its first phrase, where Previous does nothing', () => {
  const deck = firstOf(8);
  expect(deck.index).toBe(0);
  expect(isFirst(deck)).toBe(true);
  expect(stepDeck(deck, { type: 'previous' })).toBe(deck);
});

test('Next moves on by one and holds at the last phrase', () => {
  const last = stepDeck(firstOf(2), { type: 'next' });
  expect(last.index).toBe(1);
  expect(isLast(last)).toBe(true);
  expect(stepDeck(last, { type: 'next' })).toBe(last);
});

test('a dot jumps to its phrase and no further than the section goes', () => {
  expect(stepDeck(firstOf(8), { type: 'jumped', index: 5 }).index).toBe(5);
  expect(stepDeck(firstOf(8), { type: 'jumped', index: 99 }).index).toBe(7);
});
