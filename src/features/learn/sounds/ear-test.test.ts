// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Said } from '#src/ui/speech/say.ts';
import { speak } from '#src/ui/speech/speech.ts';
import { soon } from '#tests/soon.ts';
import { bindEarTest, drawQuestion } from './ear-test.ts';
import { ALIKE } from './examples.ts';

vi.mock(import('#src/ui/speech/speech.ts'), async (original) => ({
  ...(await original()),
  speak: vi.fn<typeof speak>((_, begun) => {
    begun?.();
    return Promise.resolve('said');
  }),
}));

const texts = {
  play: 'Play',
  again: 'Again',
  next: 'Next',
  right: 'Yes, {word}.',
  wrong: 'It was {word}.',
  silent: 'Nothing to hear',
};

beforeEach(() => {
  document.body.innerHTML = `<div>
    <button data-play><span data-play-text>Play</span></button>
    <div data-choices hidden>
      <button data-choice><bdi data-pinyin></bdi></button>
      <button data-choice><bdi data-pinyin></bdi></button>
    </div>
    <p data-verdict></p>
  </div>`;
  const root = document.querySelector<HTMLElement>('div');
  if (!root) return;
  root.dataset['earTest'] = JSON.stringify(ALIKE.slice(0, 2));
  root.dataset['texts'] = JSON.stringify(texts);
  // The first pair, and of it the first word.
  bindEarTest(root, () => 0);
});
afterEach(() => vi.clearAllMocks());

const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const choices = () => [...document.querySelectorAll<HTMLElement>('[data-choice]')];
const verdict = () => one('[data-verdict]')?.textContent;
const play = async () => {
  one('[data-play]')?.click();
  await soon(() => expect(speak).toHaveBeenCalled());
};

test('a word is played before there is anything to choose from', async () => {
  expect(one('[data-choices]')?.hidden).toBe(true);
  await play();
  expect(speak).toHaveBeenCalledWith({ text: '饱', pinyin: 'bǎo' }, expect.any(Function));
  await soon(() => expect(one('[data-choices]')?.hidden).toBe(false));
  expect(choices().map((choice) => choice.textContent)).toEqual(['bǎo', 'pǎo']);
  expect(verdict()).toBe('');
});

test('the right one and the wrong one are told, and both can be heard then', async () => {
  await play();
  await soon(() => expect(one('[data-play-text]')?.textContent).toBe('Again'));
  choices()[1]?.click();
  expect(verdict()).toBe('It was 饱 bǎo.');
  choices()[1]?.click();
  expect(speak).toHaveBeenLastCalledWith({ text: '跑', pinyin: 'pǎo' }, undefined);
  expect(verdict()).toBe('It was 饱 bǎo.');
  expect(one('[data-play-text]')?.textContent).toBe('Next');
  await play();
  expect(speak).toHaveBeenLastCalledWith({ text: '船', pinyin: 'chuán' }, expect.any(Function));
});

test('where nothing is read aloud there is nothing to guess', async () => {
  vi.mocked(speak).mockResolvedValueOnce('silent');
  await play();
  await soon(() => expect(verdict()).toBe('Nothing to hear'));
  expect(one('[data-choices]')?.hidden).toBe(true);
});

test('a word that another has stopped before it was heard asks nothing', async () => {
  await play();
  await soon(() => expect(one('[data-play-text]')?.textContent).toBe('Again'));
  choices()[0]?.click();
  const next = Promise.withResolvers<Said>();
  vi.mocked(speak).mockReturnValueOnce(next.promise);
  await play();
  choices()[1]?.click();
  expect(speak).toHaveBeenLastCalledWith({ text: '跑', pinyin: 'pǎo' }, undefined);
  next.resolve('stopped');
  await next.promise;
  expect(choices().map((choice) => choice.textContent)).toEqual(['bǎo', 'pǎo']);
  expect(one('[data-play-text]')?.textContent).toBe('Next');
  expect(verdict()).toBe('Yes, 饱 bǎo.');
});

test('no pair comes twice in a row', () => {
  for (const before of ALIKE) {
    for (const chance of [0, 0.3, 0.6, 0.99]) {
      expect(drawQuestion(ALIKE, before, () => chance)?.pair).not.toBe(before);
    }
  }
});
