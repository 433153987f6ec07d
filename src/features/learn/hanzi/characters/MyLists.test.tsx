// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { choose } from '#src/learning/learner.store.ts';
import { notKeptMessages } from '#src/learning/not-kept/not-kept.messages.ts';
import { fillDevice } from '#tests/full-device.ts';
import { giveLocks } from '#tests/locks.ts';
import { PRACTICE_COPY } from '#tests/learning/practice-copy.ts';
import { soon } from '#tests/soon.ts';
import { MyLists, openLists } from './MyLists.tsx';

const { own } = PRACTICE_COPY;

afterEach(cleanup);

test('a name that is being changed takes the focus once, whatever the account says meanwhile', async () => {
  giveLocks();
  await choose({ name: 'list.one', value: { title: 'Food', characters: ['米'] } });
  await openLists('en');
  render(<MyLists locale="en" copy={PRACTICE_COPY} catalogue="" />);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(own.rename) }));
  expect(document.activeElement).toBe(screen.getByLabelText(own.newName));
  const cancel = screen.getByRole('button', { name: own.cancel });
  cancel.focus();
  await act(() => choose({ name: 'list.two', value: { title: 'Water', characters: ['水'] } }));
  await soon(() => screen.getByRole('heading', { name: 'Water' }));
  expect(document.activeElement).toBe(cancel);
});

test('a list that a full device can’t throw away, rename or keep stays as it was, and that is said', async () => {
  await choose({ name: 'list.three', value: { title: 'Fire', characters: ['火'] } });
  await openLists('en');
  render(<MyLists locale="en" copy={PRACTICE_COPY} catalogue="" />);
  const makeRoom = fillDevice();
  const alert = () => soon(() => screen.getByRole('alert'));
  await userEvent.click(await screen.findByRole('button', { name: /Delete.*Fire/ }));
  expect((await alert()).textContent).toBe(notKeptMessages.en.text);
  expect(screen.queryByRole('button', { name: own.undo })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Rename.*Fire/ }));
  await userEvent.type(screen.getByLabelText(own.newName), 'place');
  await userEvent.click(screen.getByRole('button', { name: own.save }));
  await alert();
  expect(screen.getByLabelText<HTMLInputElement>(own.newName).value).toBe('Fireplace');
  makeRoom();
  await userEvent.click(screen.getByRole('button', { name: own.save }));
  await soon(() => screen.getByRole('heading', { name: 'Fireplace' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the focus goes along from a list that is thrown away to what brings it back, and to the lists', async () => {
  await choose({ name: 'list.four', value: { title: 'Wind', characters: ['风'] } });
  await openLists('en');
  render(<MyLists locale="en" copy={PRACTICE_COPY} catalogue="" />);
  await userEvent.click(await screen.findByRole('button', { name: /Delete.*Wind/ }));
  const undo = await soon(() => screen.getByRole('button', { name: own.undo }));
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  await soon(() => screen.getByRole('heading', { name: 'Wind' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: own.lists }));
});

test('the focus goes from the field of a name back to the button that opened it', async () => {
  await choose({ name: 'list.five', value: { title: 'Rain', characters: ['雨'] } });
  await openLists('en');
  render(<MyLists locale="en" copy={PRACTICE_COPY} catalogue="" />);
  await userEvent.click(await screen.findByRole('button', { name: /Rename.*Rain/ }));
  await userEvent.type(screen.getByLabelText(own.newName), 'bow{Enter}');
  const renamed = await soon(() => screen.getByRole('button', { name: /Rename.*Rainbow/ }));
  expect(document.activeElement).toBe(renamed);
  await userEvent.click(renamed);
  await userEvent.click(screen.getByRole('button', { name: own.cancel }));
  expect(document.activeElement).toBe(renamed);
});

test('characters that could not be kept as a list stay in their field', async () => {
  await openLists('en');
  render(<MyLists locale="en" copy={PRACTICE_COPY} catalogue="" />);
  fillDevice();
  const field = screen.getByLabelText<HTMLTextAreaElement>(own.characters);
  await userEvent.type(field, '山');
  await userEvent.click(screen.getByRole('button', { name: own.keepList }));
  await soon(() => screen.getByRole('alert'));
  expect(field.value).toBe('山');
});
