// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tell } from '#src/learning/tell.ts';
import { wordId } from '#src/domain/learning/item.ts';
import { SPEECH_RATE } from '#src/ui/speech/rates.ts';
import type { Said } from '#src/ui/speech/say.ts';
import { speak } from '#src/ui/speech/speech.ts';
import { timeAt } from './catch.machine.ts';
import { createCatch, STORAGE_KEY } from './catch.store.ts';
import type { HeardWord } from './material.ts';

vi.mock(import('#src/ui/speech/speech.ts'), async (original) => ({
  ...(await original()),
  speak: vi.fn<typeof speak>((_, begun) => {
    begun?.();
    return Promise.resolve('said');
  }),
}));
vi.mock(import('#src/learning/tell.ts'), () => ({ tell: vi.fn() }));

const words: HeardWord[] = ['茶 chá tea', '水 shuǐ water', '饭 fàn rice', '菜 cài dish'].map(
  (row) => {
    const [hanzi = '', pinyin = '', meaning = ''] = row.split(' ');
    return { item: wordId(hanzi, pinyin), hanzi, pinyin, meaning };
  },
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** A game's rates are of normal speed, a wish's speed of the usual one. */
const saidOf = ({ hanzi, pinyin }: HeardWord, rate: number) => ({
  text: hanzi,
  pinyin,
  speed: rate / SPEECH_RATE,
});

const begin = async (isHurried: boolean) => {
  const game = createCatch();
  game.startGame(words, { seed: 1, isHurried });
  await vi.advanceTimersByTimeAsync(0);
  const wordNow = () => {
    const now = game.$game.get();
    if (now.at !== 'asking') throw new Error(`The game is at ${now.at}`);
    return now.question.word;
  };
  return { ...game, wordNow };
};

test('a word is played as it comes, and the clock runs from then', async () => {
  const { $game, $clock, wordNow } = await begin(true);
  expect(speak).toHaveBeenCalledExactlyOnceWith(saidOf(wordNow(), 0.7), expect.any(Function));
  expect($clock.get()).toEqual({ ms: timeAt(0) });
  const { item } = wordNow();
  await vi.advanceTimersByTimeAsync(timeAt(0));
  expect($game.get().at).toBe('answered');
  expect($clock.get()).toBeUndefined();
  expect(tell).toHaveBeenCalledExactlyOnceWith({ item, what: 'graded', skill: 'hear', grade: 1 });
});

test('at one’s own pace there is no clock', async () => {
  const { $game, $clock } = await begin(false);
  expect($clock.get()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(600_000);
  expect($game.get().at).toBe('asking');
});

test('caught at once is good, after another hearing hard', async () => {
  const { send, listen, wordNow } = await begin(true);
  const first = wordNow().item;
  send({ type: 'chosen', item: first });
  expect(tell).toHaveBeenLastCalledWith({ item: first, what: 'graded', skill: 'hear', grade: 3 });
  send({ type: 'wentOn' });
  await vi.advanceTimersByTimeAsync(0);
  const second = wordNow().item;
  listen();
  await vi.advanceTimersByTimeAsync(0);
  send({ type: 'chosen', item: second });
  expect(tell).toHaveBeenLastCalledWith({ item: second, what: 'graded', skill: 'hear', grade: 2 });
});

test('the best game is kept on the device', async () => {
  const { $game, $best, send, wordNow } = await begin(false);
  while ($game.get().at === 'asking') {
    send({ type: 'chosen', item: wordNow().item });
    send({ type: 'wentOn' });
    await vi.advanceTimersByTimeAsync(0);
  }
  expect($best.get()).toBe(words.length);
  expect(localStorage.getItem(STORAGE_KEY)).toBe(String(words.length));
  expect(createCatch().$best.get()).toBe(words.length);
});

test('a tab out of sight stops the clock, and the question stays', async () => {
  const { $game, $clock, watch } = await begin(true);
  const stop = watch();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect($clock.get()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect($game.get().at).toBe('asking');
  stop();
  vi.restoreAllMocks();
});

test('where nothing is read aloud the game says so, and no clock runs', async () => {
  vi.mocked(speak).mockResolvedValueOnce('silent');
  const { $game, $clock } = await begin(true);
  expect($game.get()).toMatchObject({ at: 'silent', isHurried: true });
  expect($clock.get()).toBeUndefined();
});

test('silence at a later question loses nothing: the same one is asked again, with its clock', async () => {
  const { $game, $clock, send, wordNow } = await begin(true);
  send({ type: 'chosen', item: wordNow().item });
  vi.mocked(speak).mockResolvedValueOnce('silent');
  send({ type: 'wentOn' });
  const { item } = wordNow();
  await vi.advanceTimersByTimeAsync(0);
  expect($game.get()).toMatchObject({ at: 'silent', right: 1 });
  send({ type: 'retried' });
  await vi.advanceTimersByTimeAsync(0);
  expect($game.get()).toMatchObject({ at: 'asking', right: 1, asked: { length: 1 } });
  expect(wordNow().item).toBe(item);
  expect($clock.get()).toEqual({ ms: timeAt(1) });
});

test('what was stopped before it was heard starts no clock, and the next hearing is the first', async () => {
  vi.mocked(speak).mockResolvedValueOnce('stopped');
  const { $game, $clock, send, listen, wordNow } = await begin(true);
  expect($game.get().at).toBe('asking');
  expect($clock.get()).toBeUndefined();
  listen();
  await vi.advanceTimersByTimeAsync(0);
  expect($clock.get()).toEqual({ ms: timeAt(0) });
  const { item } = wordNow();
  send({ type: 'chosen', item });
  expect(tell).toHaveBeenLastCalledWith({ item, what: 'graded', skill: 'hear', grade: 3 });
});

test('what another window takes away at its first hearing stops the clock, and has no answer', async () => {
  const taken = Promise.withResolvers<Said>();
  vi.mocked(speak).mockImplementationOnce((_, begun) => {
    begun?.();
    return taken.promise;
  });
  const { $game, $clock, $sound, send, listen, wordNow } = await begin(true);
  expect($clock.get()).toEqual({ ms: timeAt(0) });
  taken.resolve('stopped');
  await vi.advanceTimersByTimeAsync(60_000);
  expect($clock.get()).toBeUndefined();
  expect($sound.get()).toEqual({ isHeard: false, at: 'stopped' });
  send({ type: 'chosen', item: wordNow().item });
  expect($game.get().at).toBe('asking');
  expect(tell).not.toHaveBeenCalled();
  listen();
  await vi.advanceTimersByTimeAsync(0);
  expect($clock.get()).toEqual({ ms: timeAt(0) });
});

test('the clock starts where “Listen again” was pressed before the voice began', async () => {
  const first = Promise.withResolvers<Said>();
  vi.mocked(speak).mockReturnValueOnce(first.promise);
  const { $clock, listen } = await begin(true);
  expect($clock.get()).toBeUndefined();
  listen();
  first.resolve('stopped');
  await vi.advanceTimersByTimeAsync(0);
  expect(speak).toHaveBeenCalledTimes(2);
  expect($clock.get()).toEqual({ ms: timeAt(0) });
});

test('another hearing leaves the clock as it runs', async () => {
  const { $game, listen } = await begin(true);
  await vi.advanceTimersByTimeAsync(timeAt(0) - 1);
  listen();
  await vi.advanceTimersByTimeAsync(1);
  expect($game.get().at).toBe('answered');
});
