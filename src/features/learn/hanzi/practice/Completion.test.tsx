// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { hanziMessages } from '../hanzi.messages.ts';
import { keepMessages } from '#src/learning/keep/keep.messages.ts';
import { strokesMessages } from '#src/ui/strokes/strokes.messages.ts';
import { Completion } from './Completion.tsx';

const copy = {
  ...hanziMessages.en.practice,
  strokes: strokesMessages.en,
  keep: keepMessages.en,
};
const characters = [...'一二三十八人力'].map((char) => ({
  ...{ char, pinyin: '', meaning: '', meaningAr: '', strokeCount: 1 },
}));

const shown = (mastered: number[]) => {
  const onNextLevel = vi.fn();
  const { container } = render(
    <Completion
      {...{ copy, characters, mastered, onNextLevel }}
      icon="一"
      title="Level 1 Completed!"
      homeHref="/en/"
      onAgain={vi.fn()}
      onLevels={vi.fn()}
    />,
  );
  const scroll = container.querySelector<HTMLElement>('.scroll-characters');
  if (!scroll) throw new Error('No scroll');
  return { scroll, onNextLevel };
};

afterEach(cleanup);

test('the characters of a level hang as a scroll, in columns from the right to the left', () => {
  const { scroll } = shown([0, 1, 2, 3, 4, 5, 6]);
  expect(scroll.textContent.trim()).toBe('一 二 三 十 八 人 力');
  expect(scroll.lang).toBe('zh-Hans');
  expect(scroll.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});

test('what was not mastered does not hang there', () => {
  expect(shown([2, 0]).scroll.textContent.trim()).toBe('三 一');
});

test('the next level is the one that is offered first', async () => {
  const { onNextLevel } = shown([0]);
  const [first] = screen.getAllByRole('button');
  expect(first?.textContent).toBe('Next Level');
  expect(first?.className).toContain('button-primary');
  if (first) await userEvent.click(first);
  expect(onNextLevel).toHaveBeenCalledOnce();
});
