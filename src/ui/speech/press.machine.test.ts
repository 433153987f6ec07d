import { expect, test } from 'vitest';
import { stepPress, type Press } from './press.machine.ts';

const [one, other] = [{}, {}];
const press = (button: object, now: number, text = '你好') => ({ button, text, now });
const none: Press = { at: 'none' };

test('the same button again is slow, and after that as usual', () => {
  const first = stepPress(none, press(one, 0));
  const second = stepPress(first, press(one, 3000));
  expect([first, second, stepPress(second, press(one, 6000))].map(({ isSlow }) => isSlow)).toEqual([
    false,
    true,
    false,
  ]);
});

test('another button, another text and a later moment begin at the usual speed', () => {
  const first = stepPress(none, press(one, 0));
  expect(stepPress(first, press(other, 1000)).isSlow).toBe(false);
  expect(stepPress(first, press(one, 1000, '谢谢')).isSlow).toBe(false);
  expect(stepPress(first, press(one, 10_001)).isSlow).toBe(false);
});
