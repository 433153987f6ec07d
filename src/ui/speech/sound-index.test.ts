import { expect, test } from 'vitest';
import type { SoundIndex } from '#src/domain/sound/sound-index.ts';
import { soundIn } from './sound-index.ts';

const index: SoundIndex = {
  你好: [['nǐ hǎo', '/sounds/a.mp3', '/sounds/b.mp3']],
  长: [
    ['cháng', '/sounds/c.mp3'],
    ['zhǎng', '/sounds/d.mp3'],
  ],
};

test('a text that was recorded once has its sound, and its slow sound', () => {
  expect(soundIn(index, '你好')).toEqual({ address: '/sounds/a.mp3', slow: '/sounds/b.mp3' });
});

test('a text of two readings has a sound only where it is said which is meant', () => {
  expect(soundIn(index, '长')).toBeUndefined();
  expect(soundIn(index, '长', 'zhǎng')?.address).toBe('/sounds/d.mp3');
  expect(soundIn(index, '长', 'chāng')).toBeUndefined();
});

test('a reading is found however it is spelt, and twice recorded it is one', () => {
  expect(soundIn(index, '你好', 'Ni3hao3')?.address).toBe('/sounds/a.mp3');
  expect(soundIn(index, '长', 'zhang3')?.address).toBe('/sounds/d.mp3');
  const twice: SoundIndex = {
    西安: [
      ["Xī'ān", '/sounds/e.mp3'],
      ['xī’ān', '/sounds/f.mp3'],
    ],
  };
  expect(soundIn(twice, '西安')?.address).toBe('/sounds/e.mp3');
  expect(soundIn(twice, '西安', 'xian1')).toBeUndefined();
});

test('what was not recorded has none, whatever it is called', () => {
  expect(soundIn(index, '再见')).toBeUndefined();
  expect(soundIn(index, 'toString')).toBeUndefined();
});
