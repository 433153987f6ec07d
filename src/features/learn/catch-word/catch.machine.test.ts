import { describe, expect, test } from 'vitest';
import { wordId } from '#src/domain/learning/item.ts';
import { looksAlike } from '#src/learning/looks-alike.ts';
import { meansTheSame } from '#src/learning/same-meaning.ts';
import {
  ALIKE_FROM,
  CHOICES,
  isRight,
  LIVES,
  rateAt,
  stepGame,
  timeAt,
  type Game,
  type GameEvent,
} from './catch.machine.ts';
import type { HeardWord } from './material.ts';
import { soundDistance, soundsTheSame } from '#src/domain/mandarin/sounds-alike.ts';

const word = (hanzi: string, pinyin: string, meaning: string): HeardWord => ({
  item: wordId(hanzi, pinyin),
  hanzi,
  pinyin,
  meaning,
});

const words: HeardWord[] = [
  word('饱', 'bǎo', 'full'),
  word('跑', 'pǎo', 'to run'),
  word('包', 'bāo', 'bag'),
  word('炮', 'pào', 'cannon'),
  word('船', 'chuán', 'boat'),
  word('床', 'chuáng', 'bed'),
  word('穿', 'chuān', 'to wear'),
  word('窗', 'chuāng', 'window'),
  word('去', 'qù', 'to go'),
  word('举', 'jǔ', 'to lift'),
  word('句', 'jù', 'sentence'),
  word('区', 'qū', 'district'),
  word('你', 'nǐ', 'you'),
  word('您', 'nín', 'you (respectful)'),
  word('茶', 'chá', 'tea'),
  word('查', 'chá', 'to check'),
  word('很高兴认识你', 'hěn gāoxìng rènshi nǐ', 'glad to meet you'),
  word('我听不懂', 'wǒ tīng bu dǒng', 'I do not understand'),
];

const step = (game: Game, event: GameEvent) => stepGame(words, game, event);
const start = (seed = 3, isHurried = true) =>
  step({ at: 'start' }, { type: 'started', seed, isHurried });

const questionOf = (game: Game) => {
  if (game.at !== 'asking') throw new Error(`The game is at ${game.at}`);
  return game.question;
};
const catchIt = (game: Game) => step(game, { type: 'chosen', item: questionOf(game).word.item });
const goOn = (game: Game) => step(game, { type: 'wentOn' });
const miss = (game: Game) => {
  const { word: right, choices } = questionOf(game);
  const other = choices.find(({ item }) => item !== right.item)?.item ?? right.item;
  return step(game, { type: 'chosen', item: other });
};

/** All questions of a game in which everything is caught. */
const questionsOf = (seed: number) => {
  const questions = [];
  let game = start(seed);
  while (game.at === 'asking') {
    questions.push(game.question);
    game = goOn(catchIt(game));
  }
  return { questions, end: game };
};

describe('a question', () => {
  test('has four meanings, the right one among them and no two that mean the same', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      for (const { word: asked, choices } of questionsOf(seed).questions) {
        expect(choices).toHaveLength(CHOICES);
        expect(choices).toContain(asked);
        expect(choices.filter((one) => soundsTheSame(one, asked))).toEqual([asked]);
        const pairs = choices.flatMap((one, index) =>
          choices.slice(index + 1).map((other) => meansTheSame(one, other)),
        );
        expect(pairs).not.toContain(true);
      }
    }
  });

  test('does not always stand in the same place', () => {
    const places = [1, 2, 3, 4].flatMap((seed) =>
      questionsOf(seed).questions.map(({ word: asked, choices }) => choices.indexOf(asked)),
    );
    expect(new Set(places).size).toBe(CHOICES);
  });

  test('is not told by its length, or by a note of grammar', () => {
    const plain = words.filter(
      ({ hanzi, meaning }) => hanzi.length === 1 && !meaning.includes('('),
    );
    const notes = [...'了的吗呢吧着过们'].map((hanzi, index) =>
      word(hanzi, `${'bdfghlmn'.charAt(index)}a`, '(a note of grammar, and long)'),
    );
    for (const seed of [1, 2, 3, 4, 5]) {
      const event: GameEvent = { type: 'started', seed, isHurried: false };
      const { word: asked, choices } = questionOf(
        stepGame([...plain, ...notes], { at: 'start' }, event),
      );
      expect(choices.filter((one) => !looksAlike(one, asked))).toEqual([]);
    }
  });

  test('begins with words, and later has others beside it that sound alike', () => {
    const near = (from: number, to: number) => {
      const distances = [1, 2, 3, 4, 5].flatMap((seed) =>
        questionsOf(seed)
          .questions.slice(from, to)
          .flatMap(({ word: asked, choices }) =>
            choices.filter((one) => one !== asked).map((one) => soundDistance(one, asked)),
          ),
      );
      return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
    };
    expect(near(ALIKE_FROM, 14)).toBeLessThan(near(0, ALIKE_FROM));
    for (const seed of [1, 2, 3]) {
      const early = questionsOf(seed).questions.slice(0, ALIKE_FROM);
      expect(early.every(({ word: asked }) => asked.hanzi.length <= 3)).toBe(true);
    }
  });

  test('is asked once in a game, and the same seed gives the same game', () => {
    const asked = questionsOf(9).questions.map(({ word: one }) => one.item);
    expect(new Set(asked).size).toBe(asked.length);
    expect(questionsOf(9)).toEqual(questionsOf(9));
    expect(asked).not.toEqual(questionsOf(10).questions.map(({ word: one }) => one.item));
  });
});

describe('a game', () => {
  test('ends with the third miss, of which running out of time is one', () => {
    let game = goOn(catchIt(start()));
    for (let misses = 1; misses <= LIVES; misses += 1) {
      game = misses === 2 ? step(game, { type: 'ranOut' }) : miss(game);
      expect(game.at === 'answered' && isRight(game)).toBe(false);
      game = goOn(game);
    }
    expect(game).toMatchObject({ at: 'end', right: 1 });
    expect(game.at === 'end' && game.missed).toHaveLength(LIVES);
  });

  test('ends well when there is nothing left to ask', () => {
    const { end } = questionsOf(4);
    expect(end).toMatchObject({ at: 'end', right: words.length, missed: [] });
  });

  test('takes one answer to a question, and only one of its choices', () => {
    const game = start();
    const stranger = words.find((one) => !questionOf(game).choices.includes(one));
    expect(step(game, { type: 'chosen', item: stranger?.item ?? 'word.x.x' })).toBe(game);
    const answered = catchIt(game);
    expect(step(answered, { type: 'ranOut' })).toBe(answered);
  });

  test('gets faster with each right answer, within limits', () => {
    expect(rateAt(1)).toBeGreaterThan(rateAt(0));
    expect(timeAt(1)).toBeLessThan(timeAt(0));
    expect(rateAt(500)).toBe(1.1);
    expect(timeAt(500)).toBe(5000);
  });

  test('waits where nothing is heard, and asks the same again', () => {
    const game = goOn(miss(goOn(catchIt(start()))));
    const silent = step(game, { type: 'stayedSilent' });
    expect(silent.at).toBe('silent');
    expect(step(silent, { type: 'retried' })).toEqual(game);
  });
});
