import { expect, test } from 'vitest';
import { fitHanzi, LINE_HEIGHT } from './fit-hanzi.ts';

const upright = { width: 360, height: 560 };
const onItsSide = { width: 800, height: 230 };

test('a short word stands in one line on a wide screen and in a column on a high one', () => {
  expect(fitHanzi('医院', { width: 600, height: 200 }).lines).toEqual(['医院']);
  expect(fitHanzi('医院', { width: 200, height: 600 }).lines).toEqual(['医', '院']);
});

test('a long phrase is broken differently in both positions and fits into each', () => {
  const phrase = '请带我去北京大学第三医院，谢谢！';
  for (const box of [upright, onItsSide, { width: 320, height: 300 }]) {
    const { lines, size } = fitHanzi(phrase, box);
    expect(lines.join('')).toBe(phrase);
    expect(Math.max(...lines.map((line) => [...line].length)) * size).toBeLessThanOrEqual(
      box.width,
    );
    expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(box.height);
    expect(size).toBeGreaterThan(30);
  }
  expect(fitHanzi(phrase, upright).lines.length).toBeGreaterThan(
    fitHanzi(phrase, onItsSide).lines.length,
  );
});

test('two lines are about as long as each other', () => {
  const { lines } = fitHanzi('可以加您的微信吗？', { width: 800, height: 270 });
  expect(lines).toEqual(['可以加您的', '微信吗？']);
});

test('no line begins with a comma or a full stop', () => {
  for (let width = 60; width < 900; width += 20) {
    const { lines } = fitHanzi('我不吃猪肉，请不要放酒。谢谢！', { width, height: 400 });
    for (const line of lines) expect(line).not.toMatch(/^[，。！]/);
  }
});

test('a word in Latin letters stays whole', () => {
  const { lines } = fitHanzi('有WiFi吗？', { width: 120, height: 600 });
  expect(lines.some((line) => line.includes('WiFi'))).toBe(true);
});

test('a single character is no larger than can be taken in at a glance', () => {
  expect(fitHanzi('水', { width: 3000, height: 2000 }).size).toBe(480);
});
