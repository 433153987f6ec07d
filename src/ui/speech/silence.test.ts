// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const DAY = 86_400_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** As a page that is opened finds it. */
const openPage = () => {
  vi.resetModules();
  return import('./silence.ts');
};

test('that no voice began is remembered for a week, or until one does', async () => {
  const page = await openPage();
  expect(page.isSilent.get()).toBe(false);
  page.rememberSilence();
  expect(page.isSilent.get()).toBe(true);
  vi.advanceTimersByTime(6 * DAY);
  expect((await openPage()).isSilent.get()).toBe(true);
  vi.advanceTimersByTime(DAY);
  expect((await openPage()).isSilent.get()).toBe(false);

  const later = await openPage();
  later.rememberSilence();
  later.forgetSilence();
  expect(later.isSilent.get()).toBe(false);
  expect((await openPage()).isSilent.get()).toBe(false);
});

test('without a network silence says nothing of the device', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { isSilent, rememberSilence } = await openPage();
  rememberSilence();
  expect(isSilent.get()).toBe(false);
});

test('where the browser keeps nothing it holds for the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  const { isSilent, rememberSilence } = await openPage();
  rememberSilence();
  expect(isSilent.get()).toBe(true);
  expect((await openPage()).isSilent.get()).toBe(false);
});
