// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { choose } from '#src/learning/learner.store.ts';
import { giveLocks } from '#tests/locks.ts';
import { soon } from '#tests/soon.ts';
import { keepMessages } from '#src/learning/keep/keep.messages.ts';
import { strokesMessages } from '#src/ui/strokes/strokes.messages.ts';
import { hanziMessages } from '../hanzi.messages.ts';
import { MyLists, openLists } from './MyLists.tsx';
import { ownMessages } from './own.messages.ts';

const own = ownMessages.en;
const copy = {
  ...hanziMessages.en.practice,
  strokes: strokesMessages.en,
  keep: keepMessages.en,
  own,
};

test('a name that is being changed takes the focus once, whatever the account says meanwhile', async () => {
  giveLocks();
  await choose({ name: 'list.one', value: { title: 'Food', characters: ['米'] } });
  await openLists('en');
  render(<MyLists locale="en" copy={copy} catalogue="" />);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(own.rename) }));
  expect(document.activeElement).toBe(screen.getByLabelText(own.newName));
  const cancel = screen.getByRole('button', { name: own.cancel });
  cancel.focus();
  await act(() => choose({ name: 'list.two', value: { title: 'Water', characters: ['水'] } }));
  await soon(() => screen.getByRole('heading', { name: 'Water' }));
  expect(document.activeElement).toBe(cancel);
});
