import { describe, expect, test } from 'vitest';
import type { SpokenTone } from '#src/domain/mandarin/tones.ts';
import { confusionsIn, needOf } from './confusions.ts';
import type { Material } from './material.ts';
import {
  begin,
  isRight,
  ROUND,
  stepGame,
  textOf,
  tonesOf,
  type Game,
  type GameEvent,
  type Stage,
} from './tones.machine.ts';

const TONES = [1, 2, 3, 4] as const;
const MARKS = { 1: 'ā', 2: 'á', 3: 'ǎ', 4: 'à' };
const INITIALS = ['m', 'b', 'p', 'f', 'd', 't', 'n', 'l'];

const material: Material = {
  syllables: INITIALS.flatMap((initial) =>
    TONES.map((tone) => ({
      hanzi: `${initial}${tone}`,
      pinyin: `${initial}${MARKS[tone]}`,
      tones: [tone],
    })),
  ),
  words: [
    { hanzi: '你好', pinyin: 'nǐ hǎo', tones: [2, 3], isChanged: true },
    { hanzi: '不是', pinyin: 'bú shì', tones: [2, 4], isChanged: true },
    { hanzi: '老师', pinyin: 'lǎoshī', tones: [3, 1], isChanged: false },
    { hanzi: '谢谢', pinyin: 'xièxie', tones: [4, 5], isChanged: false },
  ],
};

const step = (game: Game, event: GameEvent) => stepGame(material, game, event);
const start = (stage: Stage, seed = 7, confusions = {}) =>
  step(begin(confusions), { type: 'started', stage, seed });

const questionOf = (game: Game) => {
  if (game.at !== 'asking') throw new Error(`The game is at ${game.at}`);
  return game.question;
};

/** Answers the open question; `mishear` says what is heard for a tone. */
const answer = (game: Game, mishear: (tone: SpokenTone) => SpokenTone = (tone) => tone) =>
  tonesOf(questionOf(game)).reduce(
    (after, tone) => step(after, { type: 'chosen', tone: mishear(tone) }),
    game,
  );

const play = (game: Game, mishear?: (tone: SpokenTone) => SpokenTone) => {
  const questions = [];
  let now = game;
  while (now.at === 'asking') {
    questions.push(now.question);
    now = step(answer(now, mishear), { type: 'wentOn' });
  }
  return { end: now, questions };
};

describe('a round', () => {
  test.each(['syllable', 'pair', 'word'] as const)(
    'of each stage has 12 questions: %s',
    (stage) => {
      const { end, questions } = play(start(stage));
      expect(questions).toHaveLength(ROUND);
      expect(end).toMatchObject({ at: 'end', stage, confusions: {} });
      if (end.at === 'end') expect(end.answers.every(isRight)).toBe(true);
    },
  );

  test('is the same from the same seed, and another from another', () => {
    const texts = (seed: number) => play(start('syllable', seed)).questions.map(textOf);
    expect(texts(1)).toEqual(texts(1));
    expect(texts(1)).not.toEqual(texts(2));
  });

  test('asks nothing twice while everything is right', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const texts = play(start('syllable', seed)).questions.map(textOf);
      expect(new Set(texts).size).toBe(ROUND);
    }
  });

  test('asks for each of the four tones', () => {
    const asked = [1, 2, 3].flatMap((seed) =>
      play(start('syllable', seed)).questions.flatMap(tonesOf),
    );
    expect(new Set(asked)).toEqual(new Set(TONES));
  });
});

describe('an answer', () => {
  test('to one syllable is one tone', () => {
    const game = start('syllable');
    const [said] = tonesOf(questionOf(game));
    const other = said === 1 ? 2 : 1;
    const after = step(game, { type: 'chosen', tone: other });
    expect(after.at).toBe('answered');
    expect(after.confusions).toEqual({ [`${said}>${other}`]: 1 });
    expect(step(after, { type: 'chosen', tone: 1 })).toBe(after);
  });

  test('to a pair is two tones of one syllable, which are read with a rest between them', () => {
    const game = start('pair');
    const { sounds } = questionOf(game);
    expect(sounds).toHaveLength(2);
    expect(new Set(sounds.map(({ pinyin }) => pinyin[0])).size).toBe(1);
    expect(textOf(questionOf(game))).toBe(`${sounds[0]?.hanzi}，${sounds[1]?.hanzi}`);
    const half = step(game, { type: 'chosen', tone: sounds[0]?.tones[0] ?? 1 });
    expect(half).toMatchObject({ at: 'asking', heard: [sounds[0]?.tones[0]] });
  });

  test('a syllable alone is never neutral, a word may be', () => {
    const alone = start('syllable');
    expect(step(alone, { type: 'chosen', tone: 5 })).toBe(alone);
    const word = start('word');
    expect(step(word, { type: 'chosen', tone: 5 })).toMatchObject({ heard: [5] });
  });
});

describe('what was confused', () => {
  test('comes back once, two questions later', () => {
    const first = start('syllable');
    const missed = questionOf(first);
    let game = step(
      answer(first, (tone) => (tone === 1 ? 4 : 1)),
      { type: 'wentOn' },
    );
    const between: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      between.push(textOf(questionOf(game)));
      game = step(answer(game), { type: 'wentOn' });
    }
    expect(between).not.toContain(textOf(missed));
    expect(questionOf(game)).toEqual({ sounds: missed.sounds, isReturn: true });
    // Missed again, it does not come a third time.
    const { questions } = play(
      step(
        answer(game, (tone) => (tone === 1 ? 4 : 1)),
        { type: 'wentOn' },
      ),
    );
    expect(questions.map(textOf)).not.toContain(textOf(missed));
  });

  test('makes its tones likelier, in this round and on a later visit', () => {
    const share = (confusions: Record<string, number>) => {
      const seeds = Array.from({ length: 300 }, (_, seed) => seed);
      const tones = seeds.flatMap((seed) =>
        tonesOf(questionOf(start('syllable', seed, confusions))),
      );
      return tones.filter((tone) => tone === 2 || tone === 3).length / tones.length;
    };
    expect(share({})).toBeGreaterThan(0.4);
    expect(share({})).toBeLessThan(0.6);
    expect(share({ '2>3': 5 })).toBeGreaterThan(0.8);
  });

  test('is forgotten as it is heard rightly', () => {
    const game = start('syllable', 7, { '1>2': 2, '2>3': 1 });
    const { end } = play(game);
    expect(needOf(end.confusions, 2)).toBeLessThan(3);
  });

  test('is listed with the most frequent first', () => {
    expect(
      confusionsIn([
        { said: 1, heard: 1 },
        { said: 4, heard: 1 },
        { said: 2, heard: 3 },
        { said: 2, heard: 3 },
      ]),
    ).toEqual([
      { said: 2, heard: 3, count: 2 },
      { said: 4, heard: 1, count: 1 },
    ]);
  });
});

test('a round waits where nothing is heard, and asks the same again', () => {
  const half = step(start('pair'), { type: 'chosen', tone: 1 });
  const silent = step(half, { type: 'stayedSilent' });
  expect(silent.at).toBe('silent');
  expect(step(silent, { type: 'retried' })).toEqual(half);
});

test('the start can be gone back to, with what was confused', () => {
  const game = answer(start('syllable'), (tone) => (tone === 1 ? 4 : 1));
  expect(step(game, { type: 'leftForStart' })).toEqual(begin(game.confusions));
});
