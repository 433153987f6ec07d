// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { tell } from '#src/learning/tell.ts';
import type { Said } from '#src/ui/speech/say.ts';
import { speak } from '#src/ui/speech/speech.ts';
import { soon } from '#tests/soon.ts';
import type { Material } from './material.ts';
import { textOf } from './tones.machine.ts';
import { createTones, STORAGE_KEY } from './tones.store.ts';

vi.mock(import('#src/ui/speech/speech.ts'), async (original) => ({
  ...(await original()),
  speak: vi.fn<typeof speak>((_, begun) => {
    begun?.();
    return Promise.resolve('said');
  }),
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
  const game = createTones();
  game.startRound(material, { stage: 'syllable', seed });
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
  const said = { text: sound?.hanzi, pinyin: sound?.pinyin };
  expect(speak).toHaveBeenLastCalledWith({ ...said, isSlow: false }, expect.any(Function));
  await play({ isSlow: true });
  expect(speak).toHaveBeenLastCalledWith({ ...said, isSlow: true }, expect.any(Function));
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
  expect(createTones().$game.get().confusions).toEqual({ '2>3': 1 });
});

test('what is not ours in the storage is left alone', () => {
  for (const stored of ['{', '[]', '{"version":1,"confusions":{"2>3":"x"}}', '7']) {
    localStorage.setItem(STORAGE_KEY, stored);
    expect(createTones().$game.get().confusions).toEqual({});
  }
});

test('where nothing is read aloud the game says so, and asks the same again', async () => {
  const { $game, send } = playToItem(seedOf('马'));
  send({ type: 'chosen', tone: 3 });
  vi.mocked(speak).mockResolvedValueOnce('silent');
  send({ type: 'wentOn' });
  const asked = $game.get();
  await soon(() => expect($game.get().at).toBe('silent'));
  vi.mocked(speak).mockClear();
  send({ type: 'retried' });
  expect($game.get()).toEqual(asked);
  expect(speak).toHaveBeenCalledOnce();
});

test('the voice is getting ready until the newest wish has begun', async () => {
  const [older, newer] = [Promise.withResolvers<Said>(), Promise.withResolvers<Said>()];
  vi.mocked(speak).mockReturnValueOnce(older.promise).mockReturnValueOnce(newer.promise);
  const { $game, $sound, startRound, play } = createTones();
  startRound(material, { stage: 'syllable', seed: 1 });
  const again = play();
  older.resolve('stopped');
  await older.promise;
  expect($sound.get().at).toBe('starting');
  newer.resolve('said');
  await again;
  expect($sound.get().at).toBe('quiet');
  expect($game.get().at).toBe('asking');
});

test('what was stopped before it was heard is not graded, and waits to be heard', async () => {
  const seed = seedOf('马');
  vi.mocked(speak).mockResolvedValueOnce('stopped');
  const { $game, $sound, send, play } = playToItem(seed);
  await soon(() => expect($sound.get()).toEqual({ isHeard: false, at: 'stopped' }));
  send({ type: 'chosen', tone: 3 });
  expect($game.get().at).toBe('asking');
  expect(tell).not.toHaveBeenCalled();
  await play();
  send({ type: 'chosen', tone: 3 });
  expect($game.get().at).toBe('answered');
  expect(tell).toHaveBeenCalledOnce();
});

test('two syllables are read as one text, which has no reading of its own', () => {
  const { $game, startRound } = createTones();
  startRound(material, { stage: 'pair', seed: 1 });
  const now = $game.get();
  const text = now.at === 'asking' ? textOf(now.question) : '';
  expect(speak).toHaveBeenLastCalledWith(
    { text, pinyin: undefined, isSlow: false },
    expect.any(Function),
  );
});
