// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import { tellSeenPhrases } from './tell-seen.ts';

const phrase = (key: string) =>
  `<div data-phrase="phrase.a.${key}" data-chinese="你好" data-pinyin="nǐ hǎo" ${key === '1' ? 'data-current' : ''}>
     <button data-speak="你好">Listen</button><button class="word" data-speak>你</button>
   </div>`;

const told: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  document.body.innerHTML = `<phrase-deck>${phrase('1')}${phrase('2')}</phrase-deck>`;
  tellSeenPhrases(deck(), (item) => told.push(item));
});
afterEach(() => vi.useRealTimers());

const deck = () => {
  const found = document.querySelector<HTMLElement>('phrase-deck');
  if (!found) throw new Error('There is no deck');
  return found;
};
const turnTo = (key: string) =>
  tellShownPhrase(deck(), { item: `phrase.a.${key}`, chinese: '你好', pinyin: 'nǐ hǎo' });

test('the first phrase shows by itself and counts only once it is heard', () => {
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
  deck().querySelector<HTMLElement>('.word')?.click();
  expect(told).toEqual([]);
  deck().querySelector<HTMLElement>('[data-speak]')?.click();
  expect(told).toEqual(['phrase.a.1']);
});

test('a phrase that was turned to counts when it was dwelt on, once', () => {
  turnTo('2');
  vi.advanceTimersByTime(3_000);
  turnTo('1');
  turnTo('2');
  vi.advanceTimersByTime(5_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  turnTo('2');
  vi.advanceTimersByTime(6_000);
  expect(told).toEqual(['phrase.a.2']);
});
