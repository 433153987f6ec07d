// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PRACTICE_COPY } from '#tests/learning/practice-copy.ts';
import { soon } from '#tests/soon.ts';
import { CharactersForm } from './CharactersForm.tsx';
import { rememberTyped } from './typed.ts';

const { own } = PRACTICE_COPY;

const show = (catalogue: string) => {
  const onKeep = vi.fn(() => Promise.resolve());
  render(<CharactersForm locale="en" copy={PRACTICE_COPY} {...{ catalogue, onKeep }} />);
  const button = (name: string) => screen.getByRole('button', { name });
  const field = screen.getByLabelText<HTMLTextAreaElement>(own.characters);
  return { onKeep, field, keep: button(own.keepList), practise: button(own.practise) };
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '');
});

test('an empty field asks for something to write, and has the focus', async () => {
  const { onKeep, field, keep, practise } = show('/none.json');
  for (const button of [practise, keep]) {
    await userEvent.click(button);
    expect(screen.getByRole('status').textContent).toBe(own.empty);
    expect(document.activeElement).toBe(field);
  }
  expect(onKeep).not.toHaveBeenCalled();
});

test('while the content is asked for the form says so, and a second press does nothing', async () => {
  let bring = (_: Response): void => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (bring = resolve)));
  const { onKeep, field, keep, practise } = show('/slow.json');
  await userEvent.type(field, '医');
  await userEvent.click(keep);
  expect(screen.getByRole('status').textContent).toBe(own.judging);
  expect([keep, practise].map((one) => one.getAttribute('aria-disabled'))).toEqual([
    'true',
    'true',
  ]);
  await userEvent.click(keep);
  bring(Response.json({ items: [{ hanzi: '医院' }] }));
  await soon(() => expect(onKeep).toHaveBeenCalledExactlyOnceWith('医', ['医']));
  expect(field.value).toBe('');
});

test('whoever leaves the form while the content is asked for is not taken from where they went', async () => {
  let bring = (_: Response): void => undefined;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (bring = resolve)));
  const { onKeep, field, keep } = show('/later.json');
  await userEvent.type(field, '医');
  await userEvent.click(keep);
  cleanup();
  bring(Response.json({ items: [{ hanzi: '医院' }] }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(onKeep).not.toHaveBeenCalled();
});

test('a list of traditional characters is kept in simplified ones, and the form says so', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [{ hanzi: '医院' }] })));
  const { onKeep, field, keep } = show('/there.json');
  await userEvent.type(field, '醫院');
  await userEvent.click(keep);
  await soon(() => expect(onKeep).toHaveBeenCalledExactlyOnceWith('医院', ['医', '院']));
  await soon(() =>
    expect(screen.getByRole('status').textContent).toBe(`${own.simplified} 醫 → 医`),
  );
  await userEvent.type(field, '院');
  expect(screen.getByRole('status').textContent).toContain('1');
});

test('what can’t be judged without a network is kept all the same', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  const { onKeep, field, keep } = show('/absent.json');
  await userEvent.type(field, '医');
  await userEvent.click(keep);
  await soon(() => expect(onKeep).toHaveBeenCalledExactlyOnceWith('医', ['医']));
});

test('whoever comes back finds what they had typed', () => {
  rememberTyped({ text: '请问医院', title: 'Hospital' });
  const { field } = show('/none.json');
  expect(field.value).toBe('请问医院');
  expect(screen.getByLabelText<HTMLInputElement>(own.name).value).toBe('Hospital');
});
