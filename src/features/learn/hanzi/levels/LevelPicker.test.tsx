// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepMessages } from '#src/learning/keep/keep.messages.ts';
import { strokesMessages } from '#src/ui/strokes/strokes.messages.ts';
import { hanziMessages } from '../hanzi.messages.ts';
import type { Progress } from '../practice/progress.ts';
import { LevelPicker } from './LevelPicker.tsx';

const copy = { ...hanziMessages.en.practice, strokes: strokesMessages.en, keep: keepMessages.en };
const level = (number: number, chars: string) => ({
  id: `level-${number}`,
  level: number,
  title: `Title ${number}`,
  description: '',
  icon: chars.charAt(0),
  data: '',
  characters: [...chars].map((char) => ({
    ...{ char, pinyin: '', meaning: '', meaningAr: '', strokeCount: 2 },
  })),
});
const levels = [level(1, '一二'), level(2, '十八'), level(3, '人力')];

const filled = (progress: Progress, drawn = '') => {
  render(
    <LevelPicker
      locale="en"
      {...{ copy, levels, progress }}
      isDrawn={(char) => drawn.includes(char)}
      onStart={vi.fn()}
      onContinue={vi.fn()}
    />,
  );
  return screen
    .getAllByRole('link')
    .filter(({ className }) => className.includes('button-primary'))
    .map(({ textContent }) => textContent);
};

afterEach(cleanup);

test('a newcomer is led to the first level', () => {
  expect(filled({})).toEqual(['Start Title 1']);
});

test('whoever has mastered a level is led to the next one', () => {
  expect(filled({ 'level-1': { learned: ['一', '二'] } })).toEqual(['Start Title 2']);
});

test('what the learner has drawn on another device is mastered here too', () => {
  expect(filled({ 'level-1': { learned: ['一'] } }, '二十')).toEqual(['Start Title 2']);
  expect(screen.getByRole('progressbar', { name: /1 .* 2/ })).toBeDefined();
});

test('a level that was left half-way is gone on with', () => {
  const run = { char: '八', mastered: ['十'], strokes: 0, mistakes: 0 };
  const open = { ...run, completed: false, finished: false, locale: 'en' } as const;
  expect(
    filled({
      'level-1': { learned: ['一', '二'] },
      'level-2': { learned: ['十'], run: open },
    }),
  ).toEqual(['Continue with 八 Title 2']);
});

test('where all is mastered nothing is urged', () => {
  const learned = Object.fromEntries(
    levels.map(({ id, characters }) => [id, { learned: characters.map(({ char }) => char) }]),
  );
  expect(filled(learned)).toEqual([]);
});
