// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { tell } from '#src/learning/tell.ts';
import { speak } from '#src/ui/speech/speech.ts';
import type { Material } from './material.ts';
import { createTones, SLOW_RATE, STORAGE_KEY } from './tones.store.ts';

vi.mock(import('#src/ui/speech/speech.ts'), async (original) => ({
  ...(await original()),
  speak: vi.fn(() => Promise.resolve('spoken' as const)),
}));
vi.mock(import('#src/learning/tell.ts'), () => ({ tell: vi.fn() }));

const material: Material = {
  syllables: [
    { hanzi: '妈', pinyin: 'mā', tones: [1], item: 'character.妈', meaning: 'mother' },
    { hanzi: '麻', pinyin: 'má', tones: [2] },
    { hanzi: '马', pinyin: 'mǎ', tones: [3], item: 'character.马', meaning: 'horse' },
    { hanzi: '骂', pinyin: 'mà', tones: [4] },
  ],
  words: [],
};

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

/** The first question that is an item, with its tone. */
const playToItem = (seed: number) => {
  const game = createTones(material);
  game.send({ type: 'started', stage: 'syllable', seed });
  const now = game.$game.get();
  const sound = now.at === 'asking' ? now.question.sounds[0] : undefined;
  return { ...game, sound };
};

const seedOf = (hanzi: string) =>
  Array.from({ length: 200 }, (_, seed) => seed).find(
    (seed) => playToItem(seed).sound?.hanzi === hanzi,
  ) ?? 0;

test('a question is played as it comes, again when asked for, and slower', async () => {
  const { send, play, sound } = playToItem(seedOf('马'));
  vi.clearAllMocks();
  await play();
  expect(speak).toHaveBeenLastCalledWith(sound?.hanzi, 0.8);
  await play(SLOW_RATE);
  expect(speak).toHaveBeenLastCalledWith(sound?.hanzi, SLOW_RATE);
  send({ type: 'chosen', tone: 3 });
  expect(speak).toHaveBeenCalledTimes(2);
  send({ type: 'wentOn' });
  expect(speak).toHaveBeenCalledTimes(3);
});

test('a tone that was heard is told as hard, one that was missed as forgotten', () => {
  playToItem(seedOf('马')).send({ type: 'chosen', tone: 3 });
  expect(tell).toHaveBeenLastCalledWith({
    item: 'character.马',
    what: 'graded',
    skill: 'hear',
    grade: 2,
  });
  playToItem(seedOf('妈')).send({ type: 'chosen', tone: 4 });
  expect(tell).toHaveBeenLastCalledWith({
    item: 'character.妈',
    what: 'graded',
    skill: 'hear',
    grade: 1,
  });
});

test('what is no item is told to nobody', () => {
  playToItem(seedOf('麻')).send({ type: 'chosen', tone: 2 });
  expect(tell).not.toHaveBeenCalled();
});

test('what was confused is there on the next visit', () => {
  playToItem(seedOf('麻')).send({ type: 'chosen', tone: 3 });
  expect(createTones(material).$game.get().confusions).toEqual({ '2>3': 1 });
});

test('what is not ours in the storage is left alone', () => {
  for (const stored of ['{', '[]', '{"version":1,"confusions":{"2>3":"x"}}', '7']) {
    localStorage.setItem(STORAGE_KEY, stored);
    expect(createTones(material).$game.get().confusions).toEqual({});
  }
});

test('where nothing is read aloud the game says so, and tries again when asked', async () => {
  vi.mocked(speak).mockResolvedValueOnce('no_voice');
  const { $game, send } = createTones(material);
  send({ type: 'started', stage: 'syllable', seed: 1 });
  await vi.waitFor(() => expect($game.get().at).toBe('silent'));
  send({ type: 'started', stage: 'syllable', seed: 1 });
  expect($game.get().at).toBe('asking');
});
