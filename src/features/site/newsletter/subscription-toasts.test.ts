import { expect, test } from 'vitest';
import { newsletterMessages } from './newsletter.messages.ts';
import { failureToast, noticeToast, successToast } from './subscription-toasts.ts';

const copy = newsletterMessages.en.toasts;
const failure = { ok: false as const, code: 'unexpected', status: 500, message: '', details: [] };
const toastOf = (changed: Partial<Parameters<typeof failureToast>[1]>) => {
  const { title, description, durationMs, tone } = failureToast(copy, { ...failure, ...changed });
  expect(tone).toBe('destructive');
  return [title, description, durationMs];
};

test('success stays five seconds with the message of the server', () => {
  expect(successToast(copy, 'Look into your mail.')).toEqual({
    title: 'Successfully subscribed! Now confirm by email',
    description: 'Look into your mail.',
    tone: 'success',
    durationMs: 5000,
  });
  expect(noticeToast(copy, 'No mail yet.')).toMatchObject({
    title: 'Notice',
    description: 'No mail yet.',
  });
});

test('an address that is taken is told in the words of the server, or else in ours', () => {
  expect(toastOf({ status: 409, code: 'unconfirmed', message: 'Not confirmed' })).toEqual([
    'Email already registered',
    'Not confirmed',
    5000,
  ]);
  expect(toastOf({ status: 409 })[1]).toBe('This email is already subscribed to our newsletter');
});

test('details stay four seconds; a 400 without any is a failure like others', () => {
  const details = [{ field: 'name', message: 'Name is required' }];
  expect(toastOf({ status: 400, code: 'invalid', details, message: 'Wrong' })).toEqual([
    'Validation Error',
    'Please correct the errors shown below',
    4000,
  ]);
  expect(toastOf({ status: 400, message: 'Cut off' }).slice(0, 2)).toEqual([
    'Something went wrong',
    'Cut off',
  ]);
});

test('a failure without words, and no answer at all', () => {
  expect(toastOf({}).slice(0, 2)).toEqual([
    'Something went wrong',
    'Failed to process subscription. Please try again later',
  ]);
  expect(toastOf({ code: 'offline', status: 0 }).slice(0, 2)).toEqual([
    'Connection Error',
    'Unable to connect to server. Please check your internet connection and try again',
  ]);
});
