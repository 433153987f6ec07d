// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Offer } from '../room.contract.ts';
import { roomMessages } from '../room.messages.ts';
import { savingMessages } from '../saving/saving.messages.ts';
import type { TermsCopy } from './copy.ts';
import { termsMessages } from './terms.messages.ts';
import { Terms } from './Terms.island.tsx';

const copy: TermsCopy = {
  terms: termsMessages.en,
  saving: savingMessages.en,
  faults: roomMessages.en,
};
const OFFER: Offer = {
  version: 3,
  zone: 'Asia/Shanghai',
  week: [],
  exceptions: [],
  priceUsd: 12,
  lessonLink: '',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a change whose session has ended stays, with a login beside it that leaves the page alone', async () => {
  const failure = { success: false, code: 'unauthenticated', message: 'Sign in', details: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(failure, { status: 401 })));
  window.history.replaceState(null, '', '/en/tutor/profile');
  render(<Terms locale="en" copy={copy} offer={OFFER} />);
  const price = screen.getByLabelText<HTMLInputElement>(copy.terms.price.label);
  fireEvent.change(price, { target: { value: '15' } });
  const form = price.closest('form');
  if (form) fireEvent.submit(form);
  const login = await screen.findByRole('link', { name: new RegExp(copy.saving.signIn) });
  expect(login.getAttribute('href')).toBe('/api/login?lang=en&next=%2Fen%2Ftutor%2Fprofile');
  expect(login.getAttribute('target')).toBe('_blank');
  expect(price.value).toBe('15');
});

test('a price that was changed elsewhere too is asked about, and becomes the one that was chosen', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  const theirs = { ...OFFER, version: 4, priceUsd: 20 };
  const conflict = { success: false, code: 'conflict', message: 'Changed', details: [] };
  vi.stubGlobal('fetch', (_: unknown, { method }: RequestInit) =>
    Promise.resolve(
      method === 'GET'
        ? Response.json({ success: true, offer: theirs })
        : Response.json(conflict, { status: 409 }),
    ),
  );
  render(<Terms locale="en" copy={copy} offer={OFFER} />);
  const price = screen.getByLabelText<HTMLInputElement>(copy.terms.price.label);
  fireEvent.change(price, { target: { value: '15' } });
  const form = price.closest('form');
  if (form) fireEvent.submit(form);
  await screen.findByText(copy.saving.conflict.title);
  expect(
    screen.getAllByRole('definition', { hidden: true }).map((shown) => shown.textContent),
  ).toEqual([expect.stringContaining('$15'), expect.stringContaining('$20')]);
  fireEvent.click(screen.getByText(copy.saving.conflict.theirs));
  await vi.waitFor(() => expect(price.value).toBe('20'));
});
