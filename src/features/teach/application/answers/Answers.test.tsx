// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Profile } from '../application.machine.ts';
import { wizardCopy } from '../copy.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import { Answers } from './Answers.tsx';

const copy = wizardCopy('en');
const chinese = wizardCopy('zh');
const show = (profile: Profile) =>
  render(<Answers locale="en" {...{ copy, profile }} draft={SAMPLE_DRAFT} />);

afterEach(cleanup);

test('who applies sees their price and hours among their answers', () => {
  show(undefined);
  expect(screen.getByText(copy.fields.price.label)).toBeTruthy();
  expect(screen.getByText(copy.fields.availability.week)).toBeTruthy();
});

test('who was approved does not: both are kept in the room, and may be others by now', () => {
  show('visible');
  expect(screen.queryByText(copy.fields.price.label)).toBeNull();
  expect(screen.queryByText(copy.fields.availability.week)).toBeNull();
  expect(screen.queryByRole('heading', { name: copy.wizard.steps[6] })).toBeNull();
  expect(screen.getByText(copy.fields.availability.jobStatus)).toBeTruthy();
});

test('in Chinese the family’s name comes first, as the form asks for it', () => {
  render(<Answers locale="zh" copy={chinese} profile={undefined} draft={SAMPLE_DRAFT} />);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const { lastName, firstName } = chinese.fields.general;
  expect(names.slice(0, 2)).toEqual([lastName, firstName]);
});
