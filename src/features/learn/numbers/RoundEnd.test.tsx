// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { speechMessages } from '#src/ui/speech/speech.messages.ts';
import { numbersMessages } from './numbers.messages.ts';
import type { Question } from './round.machine.ts';
import { RoundEnd } from './RoundEnd.tsx';
import { SIGNS } from './signs/signs.ts';

const copy = {
  ...numbersMessages.ar.game,
  descriptions: [],
  install: speechMessages.ar.install,
  browserVoice: '',
  noVoice: '',
};
const price: Question = {
  exercise: 'hear',
  number: { kind: 'price', figure: '¥15.80', hanzi: '十五块八', pinyin: 'shíwǔ kuài bā' },
};

const end = (...missed: Question[]) =>
  render(
    <RoundEnd
      locale="ar"
      copy={copy}
      round={{ at: 'end', exercise: 'hear', right: 10 - missed.length, missed }}
      onAgain={vi.fn()}
    />,
  );

afterEach(cleanup);

test('a round without a miss lists nothing', () => {
  end();
  expect(screen.getByText('10 أرقام صحيحة من 10.')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

test('what was missed is heard in its reading, under its own name', () => {
  end(price, { exercise: 'signs', sign: SIGNS[0] });
  const button = screen.getByRole('button', { name: /^استماع ¥15.80\s*十五块八\s*shíwǔ kuài bā$/ });
  expect({ ...button.dataset }).toEqual({ speak: '十五块八', pinyin: 'shíwǔ kuài bā' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
