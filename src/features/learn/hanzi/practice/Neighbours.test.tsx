// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hanziMessages } from '../hanzi.messages.ts';
import { Neighbours } from './Neighbours.tsx';

const copy = hanziMessages.en.practice;
const characters = [...'一二十八人力'].map((char) => ({
  char,
  pinyin: '',
  meaning: '',
  meaningAr: '',
  strokeCount: 1,
}));

const shown = (index: number, mastered: number[] = []) => {
  render(<Neighbours copy={copy} characters={characters} index={index} mastered={mastered} />);
  const list = screen.getByRole('list', { name: copy.neighbours });
  return within(list).getAllByRole('listitem');
};

afterEach(cleanup);

test('two characters before the present one and two after it are shown', () => {
  const items = shown(2);
  expect(items.map(({ textContent }) => textContent)).toEqual(['一', '二', '十', '八', '人']);
  expect(items[2]?.getAttribute('aria-current')).toBe('step');
});

test('the ends of a level show what there is', () => {
  expect(shown(0)).toHaveLength(3);
  cleanup();
  expect(shown(5)).toHaveLength(3);
});

test('mastered characters are marked in words, too', () => {
  const items = shown(1, [0]);
  expect(within(items[0] as HTMLElement).getByText('mastered')).toBeTruthy();
  expect(within(items[1] as HTMLElement).queryByText('mastered')).toBeNull();
});
