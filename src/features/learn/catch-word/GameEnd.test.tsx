// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { wordId } from '#src/domain/learning/item.ts';
import { keepMessages } from '#src/learning/keep/keep.messages.ts';
import { speechMessages } from '#src/ui/speech/speech.messages.ts';
import { catchWordMessages } from './catch-word.messages.ts';
import { GameEnd } from './GameEnd.tsx';
import type { HeardWord } from './material.ts';

const copy = {
  ...catchWordMessages.ar.game,
  keep: keepMessages.ar,
  install: speechMessages.ar.install,
  browserVoice: '',
};
const tea = { item: wordId('茶', 'chá'), hanzi: '茶', pinyin: 'chá', meaning: 'شاي' };

const end = (missed: HeardWord[]) => {
  const game = { at: 'end', isHurried: true, right: 9, missed } as const;
  render(<GameEnd locale="ar" copy={copy} game={game} best={9} onAgain={vi.fn()} />);
};

afterEach(cleanup);

test('all were caught only where nothing got away', () => {
  end([]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(copy.all);
  cleanup();
  end([tea]);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(copy.end);
});

test('what got away is heard in its reading, under its own name', () => {
  end([tea]);
  const button = screen.getByRole('button', { name: /^استماع 茶\s*chá\s*شاي$/ });
  expect({ ...button.dataset }).toEqual({ speak: '茶', pinyin: 'chá' });
});
