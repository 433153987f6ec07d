// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { currentUser } from './current-user.ts';

const MINUTE = 60_000;
const reply = (status: number, body: unknown = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const student = { id: 'u1', role: 'student', email: 'a@hanlu.example' };
let send: ReturnType<typeof vi.fn<typeof fetch>>;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.cookie = 'signed_in=first; path=/';
  send = vi.fn<typeof fetch>(() => reply(200, student));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = 'signed_in=; path=/; max-age=0';
});

test('a visitor who never signed in is not asked about', async () => {
  document.cookie = 'signed_in=; path=/; max-age=0';
  expect(await currentUser()).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});

test('two places on a page ask once, with credentials', async () => {
  expect(await Promise.all([currentUser(), currentUser()])).toEqual([student, student]);
  expect(send).toHaveBeenCalledExactlyOnceWith('/api/auth/user', { credentials: 'include' });
});

test('for five minutes the answer is fresh, up to ten it is shown and asked again', async () => {
  await currentUser();
  vi.advanceTimersByTime(5 * MINUTE - 1);
  await currentUser();
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  send.mockReturnValueOnce(reply(200, { role: 'admin' }));
  expect(await currentUser()).toEqual(student);
  await soon(async () => expect(await currentUser()).toMatchObject({ role: 'admin' }));
  expect(send).toHaveBeenCalledTimes(2);
});

test('after ten minutes the old answer is gone', async () => {
  await currentUser();
  vi.advanceTimersByTime(10 * MINUTE);
  send.mockReturnValueOnce(reply(200, { role: 'teacher' }));
  expect(await currentUser()).toMatchObject({ role: 'teacher' });
});

test('a new login or role drops what was known', async () => {
  await currentUser();
  document.cookie = 'signed_in=second; path=/';
  await currentUser();
  expect(send).toHaveBeenCalledTimes(2);
});

test('401 means signed out, any other failure is an error and is not retried', async () => {
  send.mockReturnValueOnce(reply(401));
  expect(await currentUser()).toBeUndefined();
  sessionStorage.clear();
  send.mockReturnValueOnce(reply(503));
  await expect(currentUser()).rejects.toThrow('HTTP error! status: 503');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a role that we do not know is no role', async () => {
  send.mockReturnValueOnce(reply(200, { id: 'u1', role: 'owner' }));
  expect(await currentUser()).toEqual({ id: 'u1', role: undefined, email: undefined });
});
