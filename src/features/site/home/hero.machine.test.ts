import { describe, expect, test } from 'vitest';
import {
  decodedWindow,
  firstBatch,
  FRAME_COUNT,
  frameAddress,
  frameAt,
  frameWidthFor,
  loadedPercent,
  nearestFrame,
  restFrom,
  scrollProgress,
} from './hero.machine.ts';

const progressAt = (scrolled: number) =>
  scrollProgress({ top: -scrolled, height: 2000, stageHeight: 800 });

describe('scrolling', () => {
  test('goes through all 122 frames while the stage sticks', () => {
    expect(frameAt(progressAt(0))).toBe(0);
    expect(frameAt(progressAt(510))).toBe(61);
    expect(frameAt(progressAt(1020))).toBe(121);
  });

  test('holds the finished picture for the last 15 % of the way', () => {
    expect(frameAt(progressAt(1000))).toBeLessThan(121);
    expect(frameAt(progressAt(1100))).toBe(121);
    expect(frameAt(progressAt(1200))).toBe(121);
  });

  test('rests on the first and the last frame beyond the hero', () => {
    expect(frameAt(progressAt(-40))).toBe(0);
    expect(frameAt(progressAt(9000))).toBe(121);
  });

  test('stays on the first frame where the hero is no taller than its stage', () => {
    expect(scrollProgress({ top: -300, height: 800, stageHeight: 800 })).toBe(0);
  });
});

describe('loading', () => {
  test('begins with the first 20 frames', () => {
    expect(firstBatch()).toHaveLength(20);
    expect(firstBatch().at(-1)).toBe(19);
  });

  test('goes on from where the visitor is and leaves no frame out', () => {
    const order = restFrom(70);
    expect(order.slice(0, 2)).toEqual([70, 71]);
    expect(new Set([...firstBatch(), ...order]).size).toBe(FRAME_COUNT);
    expect(order).toHaveLength(102);
    expect(restFrom(0)[0]).toBe(20);
  });

  test('is told in whole percent of the first 20 frames', () => {
    expect([0, 7, 20, 122].map(loadedPercent)).toEqual([0, 35, 100, 100]);
  });

  test('takes the smallest files that are sharp on the screen', () => {
    expect(frameWidthFor(390, 3)).toBe(960);
    expect(frameWidthFor(1280, 1)).toBe(1280);
    expect(frameWidthFor(1440, 1)).toBe(1920);
    expect(frameWidthFor(2560, 2)).toBe(1920);
    expect(frameAddress('night', 960, 0)).toBe('/hero/night/frames/960/frame-001.avif');
  });
});

describe('decoded frames', () => {
  test.each([960, 1280, 1920] as const)('of %i px stay within 100 MB', (width) => {
    const bytes = width * width * (1560 / 1920) * 4;
    expect(decodedWindow(60, 'forward', width).length * bytes).toBeLessThan(100 * 1024 * 1024);
  });

  test('lie mostly ahead of the scroll, the nearest first', () => {
    const forward = decodedWindow(60, 'forward', 1920);
    expect(forward.slice(0, 3)).toEqual([60, 61, 59]);
    expect(forward.filter((index) => index > 60).length).toBeGreaterThan(forward.length / 2);
    expect(decodedWindow(60, 'backward', 1920).slice(0, 3)).toEqual([60, 59, 61]);
  });

  test('end at the first and the last frame', () => {
    expect(decodedWindow(0, 'backward', 960)).not.toContain(-1);
    expect(decodedWindow(121, 'forward', 960)).not.toContain(122);
  });

  test('the nearest one stands in for a frame that is not ready', () => {
    expect(nearestFrame(50, [3, 47, 60])).toBe(47);
    expect(nearestFrame(50, [])).toBeUndefined();
  });
});
