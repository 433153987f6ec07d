// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepMessages } from '#src/learning/keep/keep.messages.ts';
import { speechMessages } from '#src/ui/speech/speech.messages.ts';
import { fourTonesMessages } from './four-tones.messages.ts';
import { RoundEnd } from './RoundEnd.tsx';
import { ROUND, type Stage } from './tones.machine.ts';

const copy = {
  ...fourTonesMessages.ar.game,
  keep: keepMessages.ar,
  install: speechMessages.ar.install,
  browserVoice: '',
};
const question = {
  sounds: [{ hanzi: '长', pinyin: 'zhǎng', tones: [3] as const }],
  isReturn: false,
};

const end = (stage: Stage, heard: 2 | 3) => {
  const answers = Array.from({ length: ROUND }, () => ({ question, heard: [heard] }));
  const game = { at: 'end', stage, answers, confusions: {} } as const;
  render(<RoundEnd locale="ar" copy={copy} game={game} onStart={vi.fn()} onLeave={vi.fn()} />);
};

afterEach(cleanup);

test('a round without a confusion names the next stage where there is one', () => {
  end('pair', 3);
  expect(screen.getByText(copy.perfect)).toBeTruthy();
  expect(screen.getByText('12 جوابًا صحيحًا من 12.')).toBeTruthy();
  cleanup();
  end('word', 3);
  expect(screen.getByText(copy.perfectLast)).toBeTruthy();
  expect(screen.queryByText(copy.perfect)).toBeNull();
});

test('what was missed is heard in the reading that was meant, under its own name', () => {
  end('syllable', 2);
  const button = screen.getByRole('button', { name: /^استماع 长\s*zhǎng$/ });
  expect({ ...button.dataset }).toEqual({ speak: '长', pinyin: 'zhǎng' });
});
