import { expect, test } from 'vitest';
import { hanziMessages } from '../hanzi.messages.ts';
import { toastFor } from './practice-toasts.ts';

const situation = {
  copy: hanziMessages.en.practice,
  character: { char: '山', pinyin: 'shān', meaning: 'mountain', meaningAr: 'جبل', strokeCount: 3 },
  completeText: 'You have written every character of level 2.',
  done: 1,
  description: 'Vertical, downward.',
  isBackwards: false,
};

test('a correct stroke says how far the character is', () => {
  expect(toastFor('stroke-correct', situation)).toMatchObject({
    title: 'Correct stroke!',
    description: 'Stroke 1 of 3 is done.',
  });
});

test('a mistake is destructive and describes the stroke to draw', () => {
  expect(toastFor('mistake', situation)).toMatchObject({
    title: 'Not quite',
    description: 'Vertical, downward.',
    tone: 'destructive',
  });
});

test('a stroke drawn the wrong way round is told as such', () => {
  expect(toastFor('mistake', { ...situation, isBackwards: true })).toMatchObject({
    title: 'Right stroke, wrong direction',
    tone: 'destructive',
  });
});

test('a complete character is named', () => {
  expect(toastFor('character-complete', situation)).toMatchObject({
    title: 'Character complete!',
    description: '山 shān',
  });
});

test('a complete practice names its level', () => {
  expect(toastFor('practice-complete', situation)).toMatchObject({
    title: 'Practice complete!',
    description: 'You have written every character of level 2.',
  });
});

test('every toast stays four seconds', () => {
  for (const feedback of ['stroke-correct', 'mistake', 'character-complete'] as const)
    expect(toastFor(feedback, situation).durationMs).toBe(4000);
});
