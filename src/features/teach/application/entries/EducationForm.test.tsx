// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wizardCopy } from '../copy.ts';
import type { Draft } from '../draft/draft.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import { WizardContext } from '../wizard/wizard-context.ts';
import { EducationForm } from './EducationForm.tsx';

const copy = wizardCopy('en');
const t = copy.wizard.dialog;
const onClose = vi.fn();

const Opened = () => {
  const form = useForm<Draft>({ defaultValues: SAMPLE_DRAFT });
  const [entry] = SAMPLE_DRAFT.education;
  if (!entry) return undefined;
  return (
    <WizardContext value={{ locale: 'en', copy, form, profile: undefined }}>
      <EducationForm title="Education" entry={entry} onSave={vi.fn()} onClose={onClose} />
    </WizardContext>
  );
};

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const escape = () =>
  fireEvent(
    screen.getByRole('dialog', { hidden: true }),
    new Event('cancel', { cancelable: true }),
  );

beforeEach(() => {
  onClose.mockClear();
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(cleanup);

test('Esc closes a form in which nothing was changed', () => {
  render(<Opened />);
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

test('Esc asks before it drops what was typed', async () => {
  render(<Opened />);
  fireEvent.change(screen.getByLabelText(/Institution/), { target: { value: 'BLCU' } });
  escape();
  expect(await screen.findByText(t.unsaved)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button(t.keepEditing));
  fireEvent.click(button(t.keepEditing));
  expect(document.activeElement).toBe(button(t.cancel));
  fireEvent.click(button(t.cancel));
  fireEvent.click(button(t.discard));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the browser asks before a page is left on which an entry is not saved', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  render(<Opened />);
  expect(isAsked()).toBe(false);
  fireEvent.change(screen.getByLabelText(/Institution/), { target: { value: 'BLCU' } });
  expect(isAsked()).toBe(true);
  cleanup();
  expect(isAsked()).toBe(false);
});

test('the text that “other” opens takes the focus', async () => {
  render(<Opened />);
  const select = screen.getByLabelText(/Degree/);
  select.focus();
  fireEvent.change(select, { target: { value: 'other' } });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Degree/)));
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('the caret stays at the digit that is being corrected', () => {
  render(<Opened />);
  const from = screen.getByLabelText<HTMLInputElement>(/From/);
  const type = (value: string, caret: number) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(from, value);
    from.setSelectionRange(caret, caret);
    fireEvent.input(from);
  };
  type('9/2015', 0);
  type('19/2015', 1);
  expect(from.value).toBe('19/2015');
  type('1192015', 2);
  expect([from.value, from.selectionStart]).toEqual(['11/9201', 2]);
});

test('a press on Save is never lost to a fault that shows when the field is left', async () => {
  const user = userEvent.setup();
  render(<Opened />);
  const institution = screen.getByLabelText(/Institution/);
  await user.clear(institution);
  const save = button(t.save);
  await user.pointer({ keys: '[MouseLeft>]', target: save });
  expect(document.activeElement).toBe(institution);
  expect(screen.queryByText(copy.faults.required)).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: save });
  expect(await screen.findByText(copy.faults.required)).toBeTruthy();
});
