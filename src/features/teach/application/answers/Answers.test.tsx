// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Profile } from '../application.machine.ts';
import { wizardCopy } from '../copy.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import { Answers } from './Answers.tsx';

const copy = wizardCopy('en');
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
