// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { characterId } from '#src/domain/learning/item.ts';
import { record } from '#src/learning/device/journal.ts';
import { notKeptMessages } from '#src/learning/not-kept/not-kept.messages.ts';
import { fillDevice } from '#tests/full-device.ts';
import { soon } from '#tests/soon.ts';
import { pocketMessages } from '../pocket.messages.ts';
import { CardRow } from './CardRow.tsx';

test('a card that a full device can’t let go stays kept, and that is said beside it', async () => {
  fillDevice();
  const item = characterId('水');
  const card = { item, hanzi: '水', pinyin: 'shuǐ', meaning: 'water', skills: [] };
  render(
    <CardRow
      locale="en"
      copy={pocketMessages.en.island.cards}
      card={card}
      isKept
      onShow={() => undefined}
      onKeep={() => record([{ item, what: 'not-favourite' }])}
    />,
  );
  const heart = screen.getByRole('button', { pressed: true });
  await userEvent.click(heart);
  const alert = await soon(() => screen.getByRole('alert'));
  expect(alert.textContent).toBe(notKeptMessages.en.text);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});
