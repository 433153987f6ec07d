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
