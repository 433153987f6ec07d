import { expect, test } from 'vitest';
import { around, fill } from './messages.ts';

test('places take their values as they are', () => {
  expect(fill('{n} of {total}', { n: 1, total: 7 })).toBe('1 of 7');
  expect(() => fill('{n}', {})).toThrow('No value for {n}');
});

test.each([
  ['使用{provider}继续', { provider: 'Google' }, '使用 Google 继续'],
  ['使用{provider}继续', { provider: '汉路账号' }, '使用汉路账号继续'],
  ['您与{student}有一节课', { student: 'Nour' }, '您与 Nour 有一节课'],
  ['您与{student}有一节课', { student: 'نور' }, '您与 نور 有一节课'],
  ['您与{student}有一节课', { student: '王芳' }, '您与王芳有一节课'],
  ['{a}{b}课', { a: '中国', b: 'HSK' }, '中国HSK 课'],
  ['请在 {until} 之前答复', { until: '20:00' }, '请在 20:00 之前答复'],
  ['（{city}时间），{n} 节', { city: '北京', n: 3 }, '（北京时间），3 节'],
])('beside Han, letters and digits stand off: %s', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

test.each([
  ['与{name}的课', 'Nour', ['与 ', ' 的课']],
  ['与{name}的课', '王芳', ['与', '的课']],
  ['{name}，您好！', 'Lin', ['', '，您好！']],
  ['Lesson with {name}', 'Nour', ['Lesson with ', '']],
])('what stands around a value has its spaces: %s', (text, value, parts) => {
  expect(around(text, value)).toEqual(parts);
});
