// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { wizardCopy } from '../copy.ts';
import type { Draft } from '../draft/draft.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import { WizardContext } from '../wizard/wizard-context.ts';
import { Combobox } from './Combobox.tsx';

const OPTIONS = [
  { value: '+86', name: 'China', note: '+86', shownAs: '+86 China' },
  { value: '+966', name: 'Saudi Arabia', note: '+966', shownAs: '+966 Saudi Arabia' },
];

/** Its options are made anew whenever it renders, as those of the application are. */
const CodeField = () => {
  const form = useForm<Draft>({ defaultValues: SAMPLE_DRAFT });
  const [value, setValue] = useState('+86');
  return (
    <WizardContext value={{ locale: 'en', copy: wizardCopy('en'), form, profile: undefined }}>
      <label htmlFor="code">Code</label>
      <Combobox
        aria={{ id: 'code' }}
        label="Code"
        options={OPTIONS.map((option) => ({ ...option }))}
        value={value}
        onChoose={setValue}
      />
      <output>{value}</output>
    </WizardContext>
  );
};

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Code' });
const stored = () => screen.getByRole('status').textContent;
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

afterEach(cleanup);

test('Enter chooses the first of the options that were searched for', () => {
  render(<CodeField />);
  type('saudi');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(stored()).toBe('+966');
  expect(box().value).toBe('+966 Saudi Arabia');
});

test('where nothing is found Enter leaves what is stored, and shows it', () => {
  render(<CodeField />);
  type('atlantis');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(stored()).toBe('+86');
  expect(box().value).toBe('+86 China');
});

test.each([1, 2])(
  'Escape pressed %i times gives the search up and shows what is stored',
  (times) => {
    render(<CodeField />);
    type('saudi');
    for (let press = 0; press < times; press++) fireEvent.keyDown(box(), { key: 'Escape' });
    expect(stored()).toBe('+86');
    expect(box().value).toBe('+86 China');
  },
);

test('what is typed stays while the form around it renders anew', () => {
  const { rerender } = render(<CodeField />);
  type('saudi');
  rerender(<CodeField />);
  expect(box().value).toBe('saudi');
});

test('a cleared box is filled again when it is left', () => {
  render(<CodeField />);
  type('');
  fireEvent.keyDown(box(), { key: 'Enter' });
  fireEvent.blur(box());
  expect(stored()).toBe('+86');
  expect(box().value).toBe('+86 China');
});
