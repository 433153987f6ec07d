// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(2027, 2, 10, 9) });
});

afterEach(() => vi.useRealTimers());

/** As a page that is opened finds it. */
const openPage = async () => {
  vi.resetModules();
  const silence = await import('#src/ui/speech/silence.ts');
  return { ...silence, ...(await import('./hearing.store.ts')) };
};

test('who can’t listen is asked by ear again on the next day, or when they say so', async () => {
  const page = await openPage();
  expect(page.hearing.get()).toBe('open');
  page.mute();
  expect(page.hearing.get()).toBe('muted');
  const reloaded = await openPage();
  expect(reloaded.hearing.get()).toBe('muted');
  vi.setSystemTime(new Date(2027, 2, 11, 9));
  expect((await openPage()).hearing.get()).toBe('open');
  reloaded.listenAgain();
  vi.setSystemTime(new Date(2027, 2, 10, 12));
  expect((await openPage()).hearing.get()).toBe('open');
});

test('a device without a voice is silent until it is to be tried again', async () => {
  const page = await openPage();
  page.rememberSilence();
  expect(page.hearing.get()).toBe('silent');
  page.listenAgain();
  expect(page.hearing.get()).toBe('open');
  expect((await openPage()).hearing.get()).toBe('open');
});
