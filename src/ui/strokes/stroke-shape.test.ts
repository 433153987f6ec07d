import { describe, expect, test } from 'vitest';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { readStrokes } from './stroke-data.server.ts';
import { strokeShape, type Direction, type Point, type StrokeShape } from './stroke-shape.ts';

const ARROWS: Record<Direction, string> = {
  right: '→',
  'up-right': '↗',
  up: '↑',
  'up-left': '↖',
  left: '←',
  'down-left': '↙',
  down: '↓',
  'down-right': '↘',
};

/** `→↓ hook up-left` for a turning stroke, its name for a simple one. */
const brief = (shape: StrokeShape) => {
  const way = shape.kind === 'simple' ? shape.stroke : shape.path.map((to) => ARROWS[to]).join('');
  return shape.hook ? `${way} hook ${shape.hook}` : way;
};

const strokesOf = async (char: string) => (await readStrokes(char)).medians.map(strokeShape);

/** Told by hand from the characters themselves. */
const KNOWN: Record<string, string[]> = {
  一: ['horizontal'],
  十: ['horizontal', 'vertical'],
  八: ['left-falling', 'right-falling'],
  人: ['left-falling', 'right-falling'],
  力: ['→↓ hook up-left', 'left-falling'],
  口: ['vertical', '→↓', 'horizontal'],
  山: ['vertical', '↓→', 'vertical'],
  大: ['horizontal', 'left-falling', 'right-falling'],
  小: ['vertical hook up-left', 'short-left-falling', 'dot'],
  女: ['↓↘', 'left-falling', 'horizontal'],
  子: ['→↙', 'vertical hook up-left', 'horizontal'],
  门: ['dot', 'vertical', '→↓ hook up-left'],
  马: ['→↓', '↓→↓ hook up-left', 'horizontal'],
  月: ['left-falling', '→↓ hook up-left', 'horizontal', 'horizontal'],
  水: ['vertical hook up-left', '→↙', 'left-falling', 'right-falling'],
  木: ['horizontal', 'vertical', 'left-falling', 'right-falling'],
  火: ['dot', 'short-left-falling', 'left-falling', 'right-falling'],
  云: ['horizontal', 'horizontal', '↙→', 'dot'],
  清: [
    ...['dot', 'dot', 'rising', 'horizontal', 'horizontal', 'vertical'],
    ...['horizontal', 'vertical', '→↓ hook up-left', 'horizontal', 'horizontal'],
  ],
  我: [
    ...['left-falling', 'horizontal', 'vertical hook up-left', 'rising'],
    ...['right-falling hook up', 'left-falling', 'dot'],
  ],
  字: [
    'dot',
    'short-left-falling',
    'horizontal hook down-left',
    '→↙',
    'vertical hook up-left',
    'horizontal',
  ],
  近: ['left-falling', 'left-falling', 'horizontal', 'vertical', 'dot', '→↓', 'right-falling'],
};

describe('real characters', () => {
  test.each(Object.entries(KNOWN))('the strokes of %s are told right', async (char, expected) => {
    expect((await strokesOf(char)).map(brief)).toEqual(expected);
  });

  test('every stroke of the site has a shape of at most four runs', async () => {
    const characters = (await getHanziLevels()).flatMap((level) => level.characters);
    for (const { char } of characters) {
      for (const shape of await strokesOf(char)) {
        if (shape.kind === 'turning') expect(shape.path.length).toBeLessThan(5);
      }
    }
  });

  test('every character of the site starts in its upper half, or in the middle', async () => {
    const characters = (await getHanziLevels()).flatMap((level) => level.characters);
    for (const { char } of characters) {
      expect((await strokesOf(char))[0]?.from).not.toMatch(/^bottom/);
    }
  });
});

describe('drawn lines', () => {
  const shapeOf = (...points: Point[]) => brief(strokeShape(points));

  test('a trembling line is still one stroke', () => {
    expect(shapeOf([100, 400], [300, 420], [500, 395], [900, 410])).toBe('horizontal');
  });

  test('the slant of the landing brush is no part of the way', () => {
    expect(shapeOf([450, 800], [500, 750], [500, 100])).toBe('vertical');
  });

  test('a long way back is a turn, a short one a hook', () => {
    expect(shapeOf([500, 800], [500, 100], [400, 180])).toBe('vertical hook up-left');
    expect(shapeOf([500, 800], [500, 300], [100, 600])).toBe('↓↖');
  });

  test('the start is one of nine places, clamped to the square', () => {
    const from = (...start: Point) => strokeShape([start, [512, 300]]).from;
    expect(from(50, 850)).toBe('top-left');
    expect(from(500, 390)).toBe('middle');
    expect(from(1000, -100)).toBe('bottom-right');
    expect(from(-40, 990)).toBe('top-left');
  });

  test('a single point is no stroke', () => {
    expect(() => strokeShape([[10, 10]])).toThrow('at least two points');
  });
});
