// @vitest-environment jsdom
import { standInForModals } from '#tests/modal-windows.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bindLesson } from './lesson.ts';

const { promise, resolve: answer } = Promise.withResolvers<Response>();

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const dialog = () => document.querySelector('dialog');
const back = async () => {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await gone;
};

beforeAll(() => {
  standInForModals();
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  document.documentElement.lang = 'zh-Hans';
  document.body.innerHTML = `
    <div data-lesson="one">
      <div id="lesson-outcome"></div>
      <button data-opens="cancel">Cancel</button>
      <dialog id="cancel" data-free-until="2027-01-06T12:00:00Z">
        <h2 tabindex="-1">Really?</h2>
        <p data-when="free">Free</p>
        <p data-when="late">Late</p>
        <form data-act="cancel"><button>Call it off</button></form>
        <form method="dialog"><button>Keep it</button></form>
      </dialog>
    </div>`;
  bindLesson();
});

beforeEach(() => {
  vi.setSystemTime('2027-01-06T11:59:59Z');
  button('Cancel')?.click();
});
afterEach(() => {
  vi.useRealTimers();
  dialog()?.close();
});

test('Back closes the question whether to call a lesson off', async () => {
  expect(dialog()?.open).toBe(true);
  await back();
  expect(dialog()?.open).toBe(false);
});

test('a press that came too late for what the question promised calls nothing off, and tells so', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const said = () => [...document.querySelectorAll<HTMLElement>('[data-when]:not([hidden])')];
  expect(said().map(({ textContent }) => textContent)).toEqual(['Free']);
  vi.setSystemTime('2027-01-06T12:00:01Z');
  button('Call it off')?.click();
  expect(said().map(({ textContent }) => textContent)).toEqual(['Late']);
  expect(document.activeElement?.textContent).toBe('Really?');
  expect(dialog()?.open).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
});

test('while a lesson is called off, in the language of the page, the question stays, and also where the login comes next', async () => {
  const fetched = vi.fn(() => promise);
  vi.stubGlobal('fetch', fetched);
  const wentBack = vi.spyOn(history, 'back');
  button('Call it off')?.click();
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/lessons/one',
    expect.objectContaining({ headers: expect.objectContaining({ 'Accept-Language': 'zh' }) }),
  );
  await back();
  const escape = new Event('cancel', { cancelable: true });
  dialog()?.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  button('Keep it')?.click();
  expect(dialog()?.open).toBe(true);

  wentBack.mockClear();
  answer(Response.json({ success: false, code: 'unauthenticated', message: '' }, { status: 401 }));
  // The page loads again, which jsdom can't.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dialog()?.open).toBe(true);
  expect(wentBack).not.toHaveBeenCalled();
});
