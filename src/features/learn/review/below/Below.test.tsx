// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { newCard } from '#src/domain/learning/card.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { notKeptMessages } from '#src/learning/not-kept/not-kept.messages.ts';
import { planOf } from '#src/learning/plan.ts';
import { planSettingsMessages } from '#src/learning/plan-settings/plan-settings.messages.ts';
import { syncNoticeMessages } from '#src/learning/sync-notice/sync-notice.messages.ts';
import { fillDevice } from '#tests/full-device.ts';
import { soon } from '#tests/soon.ts';
import { reviewMessages } from '../review.messages.ts';
import { Below } from './Below.tsx';

afterEach(cleanup);

const item = characterId('水');
const copy = reviewMessages.en.review;

const below = (suspended: boolean) => {
  const cards = new Map([[item, { ...newCard(item), suspended }]]);
  const known = { item, hanzi: '水', pinyin: 'shuǐ', meaning: 'water', skills: [] };
  const catalogue = { items: [known], groups: [], paths: [], meanings: [], words: [] };
  const learner = {
    at: 'open',
    owner: 'guest',
    isLasting: true,
    knowsAccount: true,
    cards,
    choices: [],
    sync: { at: 'guest' },
    unclaimed: 0,
  } as const;
  return (
    <Below
      locale="en"
      copy={copy}
      planCopy={planSettingsMessages.en}
      syncCopy={syncNoticeMessages.en}
      learner={learner}
      situation={{ cards, catalogue, plan: planOf([], []), hearing: 'open' }}
    />
  );
};

const restore = async () => {
  await userEvent.click(screen.getByText(copy.settings.title));
  await userEvent.click(screen.getByRole('button', { name: new RegExp(copy.restore) }));
};

test('what a full device can’t restore is still put aside, and that is said beside it', async () => {
  fillDevice();
  render(below(true));
  await restore();
  const alert = await soon(() => screen.getByRole('alert'));
  expect(alert.textContent).toBe(notKeptMessages.en.text);
  expect(alert.closest('li')?.textContent).toContain('水');
});

test('once the last is restored the focus is where that is said', async () => {
  const { rerender } = render(below(true));
  await restore();
  const heading = screen.getByRole('heading', { name: copy.settings.suspended });
  await soon(() => expect(document.activeElement).toBe(heading));
  rerender(below(false));
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(copy.settings.noneSuspended)).toBe(heading.nextElementSibling);
});
