import { describe, expect, test } from 'vitest';
import { getRadicalsArticle } from '#src/content/radicals.ts';
import {
  hiddenWith,
  isFull,
  leftToFind,
  noticeOf,
  outcomeOf,
  SIZES,
  START,
  stepCombiner,
  type Combiner,
  type CombinerEvent,
  type Recipe,
} from './combiner.machine.ts';

const { recipes: documents, selectable } = await getRadicalsArticle();
const recipes: Recipe[] = documents.map(({ radicals, ordered, result }) => ({
  parts: radicals,
  ordered,
  result,
}));
const buttons = selectable.map(({ radical }) => radical);

const pick = (radical: string): CombinerEvent => ({ type: 'picked', radical });
const remove = (place: number): CombinerEvent => ({ type: 'removed', place });
const three: CombinerEvent = { type: 'sizeChosen', size: 3 };
const clear: CombinerEvent = { type: 'cleared' };
const randomize = (chance: number): CombinerEvent => ({ type: 'randomized', chance });

const step = (combiner: Combiner, event: CombinerEvent) => stepCombiner(recipes, combiner, event);
const play = (...events: CombinerEvent[]) => events.reduce(step, START);
const made = (combiner: Combiner) => {
  const outcome = outcomeOf(recipes, combiner);
  return outcome.at === 'made' ? outcome.recipe.result : outcome.at;
};
const join = (...parts: string[]) =>
  made(play(...(parts.length === 3 ? [three] : []), ...parts.map(pick)));

describe('slots', () => {
  test('the game opens with two free ones and nothing discovered', () => {
    expect(START).toEqual({ slots: [undefined, undefined], discovered: [] });
    expect(outcomeOf(recipes, START)).toEqual({ at: 'open', missing: 2 });
  });

  test('a picked radical fills the next free slot', () => {
    expect(play(pick('女')).slots).toEqual(['女', undefined]);
    expect(play(pick('女'), pick('子')).slots).toEqual(['女', '子']);
    expect(play(three, pick('木'), pick('木')).slots).toEqual(['木', '木', undefined]);
  });

  test('full slots take nothing more', () => {
    const full = play(pick('女'), pick('子'));
    expect(isFull(full)).toBe(true);
    expect(step(full, pick('山'))).toBe(full);
  });

  test('removing a radical frees its slot and takes the result away', () => {
    const after = play(pick('女'), pick('子'), remove(0));
    expect(after.slots).toEqual([undefined, '子']);
    expect(made(after)).toBe('open');
  });

  test('the freed slot is the next to be filled', () => {
    const after = play(three, pick('日'), pick('日'), pick('日'), remove(1), pick('月'));
    expect(after.slots).toEqual(['日', '月', '日']);
  });

  test('removing from a slot that is free, or not there, changes nothing', () => {
    const one = play(pick('女'));
    for (const place of [1, 2, -1]) expect(step(one, remove(place))).toBe(one);
  });

  test('switching the mode empties the slots; choosing the same mode does not', () => {
    const full = play(pick('女'), pick('子'));
    expect(step(full, three).slots).toEqual([undefined, undefined, undefined]);
    expect(step(full, { type: 'sizeChosen', size: 2 })).toBe(full);
    expect(play(three, pick('木'), { type: 'sizeChosen', size: 2 }).slots).toEqual(START.slots);
  });

  test('Clear All empties the slots of the mode and keeps the discoveries', () => {
    expect(play(pick('女'), pick('子'), clear)).toEqual({ ...START, discovered: ['好'] });
    expect(play(three, pick('木'), clear).slots).toHaveLength(3);
    expect(play(clear)).toBe(START);
  });
});

describe('the result', () => {
  test('is looked up only when every slot is full', () => {
    expect(made(play(pick('木')))).toBe('open');
    expect(outcomeOf(recipes, play(three, pick('木'), pick('木')))).toEqual({
      at: 'open',
      missing: 1,
    });
    expect(join('木', '木', '木')).toBe('森');
  });

  test('is an everyday character wherever the parts make one, of different parts too', () => {
    expect(join('子', '小')).toBe('孙');
    expect(join('土', '口')).toBe('吐');
    expect(join('人', '人', '土')).toBe('坐');
    expect(join('火', '木', '木')).toBe('焚');
  });

  test('is the same in either order', () => {
    expect(join('女', '子')).toBe('好');
    expect(join('子', '女')).toBe('好');
  });

  test('depends on the order for mouth and wood', () => {
    expect(join('口', '木')).toBe('呆');
    expect(join('木', '口')).toBe('杏');
  });

  test('counts how often a radical is there', () => {
    expect(join('日', '月')).toBe('明');
    expect(join('日', '日')).toBe('昌');
    expect(join('日', '日', '月')).toBe('unknown');
  });

  test('stays open to question where no recipe matches', () => {
    expect(join('山', '工')).toBe('unknown');
    expect(join('女', '子', '山')).toBe('unknown');
  });
});

describe('every recipe of the article', () => {
  const orders = (parts: readonly string[]): string[][] =>
    parts.length === 0
      ? [[]]
      : parts.flatMap((part, at) => orders(parts.toSpliced(at, 1)).map((rest) => [part, ...rest]));

  test.each(recipes)('$result comes of its parts', ({ parts, ordered, result }) => {
    expect(parts.every((part) => buttons.includes(part))).toBe(true);
    for (const order of ordered ? [parts] : orders(parts)) expect(join(...order)).toBe(result);
  });

  test('only where another order makes another character is the order decisive', () => {
    const ordered = recipes.filter((recipe) => recipe.ordered);
    const turned = ordered.map(({ parts }) => join(...parts.toReversed()));
    expect(turned.toSorted()).toEqual(ordered.map(({ result }) => result).toSorted());
  });

  test('of all pairs and triples of the buttons, nothing else makes a character', () => {
    const pairs = buttons.flatMap((a) => buttons.map((b) => [a, b]));
    const triples = pairs.flatMap((pair) => buttons.map((c) => [...pair, c]));
    const found = new Set([...pairs, ...triples].map((parts) => join(...parts)));
    found.delete('unknown');
    expect([...found].sort()).toEqual(recipes.map(({ result }) => result).sort());
  });
});

describe('Randomize', () => {
  const chances = Array.from({ length: 200 }, (_, index) => index / 200);

  test.each(SIZES)('fills any recipe of %i parts, and nothing else', (size) => {
    const start = play({ type: 'sizeChosen', size });
    const seen = new Set(chances.map((chance) => made(step(start, randomize(chance)))));
    const possible = recipes.filter(({ parts }) => parts.length === size);
    expect([...seen].sort()).toEqual(possible.map(({ result }) => result).sort());
  });

  test('never leaves the same character lying there', () => {
    for (const chance of chances) {
      expect(made(play(pick('子'), pick('女'), randomize(chance)))).not.toBe('好');
    }
  });

  test('keeps what is there when the mode has no other recipe', () => {
    const [only] = recipes;
    if (!only) throw new Error('no recipes');
    const shown = stepCombiner([only], START, randomize(0.99));
    expect(shown.slots).toEqual(only.parts);
    expect(stepCombiner([only], shown, randomize(0))).toBe(shown);
  });
});

describe('discoveries', () => {
  test('each character counts once, in the order in which it was made', () => {
    const twice = play(pick('日'), pick('月'), clear, pick('女'), pick('子'), clear);
    expect(twice.discovered).toEqual(['明', '好']);
    expect(play(pick('女'), pick('子'), clear, pick('子'), pick('女')).discovered).toEqual(['好']);
  });

  test('what makes no character is none', () => {
    expect(play(pick('山'), pick('工')).discovered).toEqual([]);
  });

  test('earlier ones come back, without strangers and doubles', () => {
    const restored: CombinerEvent = { type: 'restored', discovered: ['明', '龙', '明', '好'] };
    expect(play(restored).discovered).toEqual(['明', '好']);
    expect(play(pick('日'), pick('月'), restored).discovered).toEqual(['明', '好']);
    expect(play({ type: 'restored', discovered: ['龙'] })).toBe(START);
  });
});

describe('what is said', () => {
  const notice = (...events: CombinerEvent[]) => {
    const before = play(...events.slice(0, -1));
    return noticeOf(recipes, before, events.slice(-1).reduce(step, before));
  };
  const hao = recipes.find(({ result }) => result === '好');

  test('a radical was put in its slot or taken out of it', () => {
    expect(notice(pick('女'))).toEqual({ says: 'placed', radical: '女', place: 0 });
    expect(notice(three, pick('木'), pick('口'), remove(0))).toEqual({ says: 'removed', place: 0 });
  });

  test('a character was made, for the first time or again', () => {
    expect(notice(pick('女'), pick('子'))).toEqual({ says: 'made', recipe: hao, isNew: true });
    expect(notice(pick('女'), pick('子'), clear, pick('女'), pick('子'))).toEqual({
      says: 'made',
      recipe: hao,
      isNew: false,
    });
  });

  test('the parts make nothing, or the slots are empty', () => {
    expect(notice(pick('山'), pick('工'))).toEqual({ says: 'unknown' });
    expect(notice(pick('山'), clear)).toEqual({ says: 'emptied', slots: 2 });
    expect(notice(three)).toEqual({ says: 'emptied', slots: 3 });
  });

  test('nothing, where nothing happened to the slots', () => {
    expect(notice(clear)).toBeUndefined();
    expect(notice({ type: 'restored', discovered: ['好'] })).toBeUndefined();
    expect(notice(pick('女'), pick('子'), pick('山'))).toBeUndefined();
  });
});

describe('what can still be found with a part', () => {
  const few: Recipe[] = [
    { parts: ['木', '木'], ordered: false, result: '林' },
    { parts: ['木', '子'], ordered: false, result: '李' },
    { parts: ['木', '木', '木'], ordered: false, result: '森' },
  ];

  test('is counted among the characters of the present size, each once', () => {
    expect(hiddenWith(few, START, '木')).toBe(2);
    expect(hiddenWith(few, START, '山')).toBe(0);
    expect(hiddenWith(few, stepCombiner(few, START, three), '木')).toBe(1);
  });

  test('no longer has what was discovered', () => {
    expect(hiddenWith(few, { ...START, discovered: ['林'] }, '木')).toBe(1);
  });

  test('is in the other size once all of one is found, and at last nowhere', () => {
    const twos = recipes.filter(({ parts }) => parts.length === 2).map(({ result }) => result);
    const all = recipes.map(({ result }) => result);
    expect(leftToFind(recipes, START)).toBe('here');
    expect(leftToFind(recipes, { ...START, discovered: twos })).toBe('elsewhere');
    expect(leftToFind(recipes, { ...START, discovered: all })).toBe('nothing');
  });
});
