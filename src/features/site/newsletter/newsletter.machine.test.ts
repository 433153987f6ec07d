import { expect, test } from 'vitest';
import {
  byField,
  errorsOf,
  idle,
  next,
  type Newsletter,
  type NewsletterEvent,
} from './newsletter.machine.ts';

const after = (...events: NewsletterEvent[]) => events.reduce<Newsletter>(next, idle);
const errors = { name: 'Name is required', email: 'Email is required' };

test('a submission that is taken ends in success', () => {
  expect(after({ type: 'submitted' })).toEqual({ at: 'submitting' });
  expect(after({ type: 'submitted' }, { type: 'subscribed' })).toEqual({ at: 'success' });
});

test('editing a field clears its error and no other', () => {
  const form = after({ type: 'failed', errors }, { type: 'edited', field: 'name' });
  expect(errorsOf(form)).toEqual({ email: 'Email is required' });
  expect(next(form, { type: 'edited', field: 'email' })).toEqual(idle);
});

test('a failure without field errors leaves the fields free of them', () => {
  expect(after({ type: 'submitted' }, { type: 'failed', errors: {} })).toEqual({
    at: 'error',
    errors: {},
  });
});

test('a new submission forgets the errors, and typing cannot disturb it', () => {
  const form = after({ type: 'failed', errors }, { type: 'submitted' });
  expect(form).toEqual({ at: 'submitting' });
  expect(next(form, { type: 'edited', field: 'name' })).toBe(form);
});

test('after success the next letter makes the form idle', () => {
  const form = after({ type: 'submitted' }, { type: 'subscribed' });
  expect(next(form, { type: 'edited', field: 'name' })).toEqual(idle);
});

test('of an answer’s details the first of each field is shown', () => {
  expect(
    byField([
      { field: 'email', message: 'a' },
      { field: 'email', message: 'b' },
      { field: 'age', message: 'c' },
    ]),
  ).toEqual({ email: 'a' });
  expect(byField([{ field: 'age', message: 'c' }])).toEqual({});
});
