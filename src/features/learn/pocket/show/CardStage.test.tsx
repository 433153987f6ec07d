// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { characterId } from '#src/domain/learning/item.ts';
import { standInForModals } from '#tests/modal-windows.ts';
import { pocketMessages } from '../pocket.messages.ts';
import { CardStage } from './CardStage.tsx';

const copy = pocketMessages.en.island.stage;
const cards = [...'一二'].map((hanzi) => ({
  item: characterId(hanzi),
  hanzi,
  pinyin: 'yī',
  meaning: `meaning of ${hanzi}`,
  skills: [],
}));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the arrow that led to the last card keeps the focus, and the keys lead back', async () => {
  render(<CardStage locale="en" {...{ copy, cards }} first={0} onClose={() => undefined} />);
  const next = screen.getByRole<HTMLButtonElement>('button', { name: copy.next });
  await userEvent.click(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(next.disabled).toBe(false);
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('meaning of 一')).toBeDefined();
});
