// @vitest-environment jsdom
import { standInForModals } from '#tests/modal-windows.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bindLesson } from './lesson.ts';

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

const openQuestion = () => button('Cancel')?.click();

beforeEach(openQuestion);
afterEach(() => {
  vi.useRealTimers();
  dialog()?.close();
});

/** Presses; the answers to all that is asked for are given by hand. */
const callOff = () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>();
  const fetched = vi.fn<typeof fetch>(() => promise);
  vi.stubGlobal('fetch', fetched);
  button('Call it off')?.click();
  return { fetched, answer };
};
const refused = (code: string, status: number, message = '') =>
  Response.json({ success: false, code, message }, { status });

test('Back closes the question whether to call a lesson off', async () => {
  expect(dialog()?.open).toBe(true);
  await back();
  expect(dialog()?.open).toBe(false);
});

test.each([
  ['2027-01-06T11:59:59Z', true],
  ['2027-01-06T12:00:01Z', false],
])(
  'a press at %s asks for what the question promises, in the language of the page',
  async (now, freely) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    openQuestion();
    const { fetched, answer } = callOff();
    const [, { headers, body } = {}] = fetched.mock.calls[0] ?? [];
    expect(JSON.parse(String(body))).toEqual({ act: 'cancel', freely });
    expect(headers).toMatchObject({ 'Accept-Language': 'zh' });
    answer(refused('late_by_now', 409, 'It is late by now.'));
    await vi.waitFor(() => expect(document.body.textContent).toContain('It is late by now.'));
    expect(dialog()?.open).toBe(false);
  },
);

test('where the server no longer names a last free minute the question promises none', () => {
  dialog()?.close();
  const freeUntil = dialog()?.dataset['freeUntil'];
  delete dialog()?.dataset['freeUntil'];
  openQuestion();
  const said = document.querySelectorAll('[data-when]:not([hidden])');
  expect([...said].map(({ textContent }) => textContent)).toEqual(['Late']);
  dialog()?.setAttribute('data-free-until', freeUntil ?? '');
});

test('while a lesson is called off the question stays, and also where the login comes next', async () => {
  const wentBack = vi.spyOn(history, 'back');
  const { answer } = callOff();
  await back();
  const escape = new Event('cancel', { cancelable: true });
  dialog()?.dispatchEvent(escape);
  expect(escape.defaultPrevented).toBe(true);
  button('Keep it')?.click();
  expect(dialog()?.open).toBe(true);

  wentBack.mockClear();
  answer(refused('unauthenticated', 401));
  // The page loads again, which jsdom can't.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dialog()?.open).toBe(true);
  expect(wentBack).not.toHaveBeenCalled();
});
