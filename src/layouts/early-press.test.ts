// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PRESS_FORGOTTEN } from '#src/ui/island-failure.ts';
import { pressAgain } from './early-press.ts';

const ISLAND = '<button type="button">Guest</button><button type="button">Host</button>';
const done = vi.fn();

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => button(name)?.click();

/** The code of an island comes, and listens as React does. */
const come = (island = document.querySelector('astro-island')) => {
  island?.addEventListener('click', ({ target }) => done((target as Element).textContent));
  island?.removeAttribute('ssr');
  island?.dispatchEvent(new CustomEvent('astro:hydrate'));
  vi.advanceTimersByTime(100);
};

/** Runs the script as the head of a page does. */
const begin = () => {
  const script = document.createElement('script');
  script.textContent = pressAgain;
  document.head.append(script);
};

beforeAll(begin);

beforeEach(() => {
  vi.useFakeTimers();
  done.mockClear();
  document.body.innerHTML = `<astro-island ssr>${ISLAND}</astro-island><p>Text</p>`;
});

afterEach(() => vi.useRealTimers());

test('a press before the code has come is shown as busy and done once it is there', () => {
  press('Host');
  expect(button('Host')?.getAttribute('aria-busy')).toBe('true');
  come();
  expect(done.mock.calls).toEqual([['Host']]);
  expect(button('Host')?.hasAttribute('aria-busy')).toBe(false);
  press('Host');
  expect(done).toHaveBeenCalledTimes(2);
});

/** The press on Host waits for half a minute from now, and no longer. */
const expectPatience = () => {
  const told = vi.fn();
  document.addEventListener(PRESS_FORGOTTEN, told, { once: true });
  vi.advanceTimersByTime(29_000);
  expect(button('Host')?.getAttribute('aria-busy')).toBe('true');
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(button('Host')?.hasAttribute('aria-busy')).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
};

test('a press whose code has not come after half a minute is told and waits no longer', () => {
  press('Host');
  expectPatience();
  come();
  expect(done).not.toHaveBeenCalled();
});

test('a button that is pressed again waits half a minute from then', () => {
  press('Host');
  vi.advanceTimersByTime(29_000);
  press('Host');
  expectPatience();
});

test('of several presses the last counts, once', () => {
  press('Guest');
  press('Host');
  press('Host');
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1);
  come();
  expect(done.mock.calls).toEqual([['Host']]);
});

test('whoever pressed elsewhere since wants it no more', () => {
  press('Host');
  document.querySelector('p')?.click();
  come();
  expect(done).not.toHaveBeenCalled();
});

test('what an island chooses again as it comes takes the press not back', () => {
  document.body.innerHTML = `<astro-island ssr>${ISLAND}<input type="checkbox"></astro-island>`;
  press('Host');
  document
    .querySelector('astro-island')
    ?.addEventListener('pointercancel', () => document.querySelector('input')?.click());
  come();
  expect(done.mock.calls).toContainEqual(['Host']);
});

test('an island that comes presses nothing in another', () => {
  document.body.insertAdjacentHTML('beforeend', '<astro-island ssr></astro-island>');
  press('Host');
  come(document.querySelector('astro-island:last-of-type'));
  expect(done).not.toHaveBeenCalled();
  come();
  expect(done).toHaveBeenCalledTimes(1);
});

test('a button that says something else by then is not pressed', () => {
  press('Host');
  button('Host')?.replaceChildren('Leave');
  come();
  expect(done).not.toHaveBeenCalled();
});

test('a choice that came with what is kept is not taken back', () => {
  press('Host');
  button('Host')?.setAttribute('aria-pressed', 'true');
  come();
  expect(done).not.toHaveBeenCalled();
});

test('nothing begins on a page that nobody looks at', () => {
  press('Host');
  vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValueOnce(true);
  come();
  expect(done).not.toHaveBeenCalled();
});

test('a page one of whose scripts did not come is marked', () => {
  document.body.innerHTML = '<script type="module"></script><img>';
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(document.documentElement.dataset['lost']).toBeUndefined();
  document.querySelector('body script')?.dispatchEvent(new Event('error'));
  expect(document.documentElement.dataset['lost']).toBe('');
  document.documentElement.removeAttribute('data-lost');
});

test('a form of an island that sends nothing by itself is sent once, as soon as its code is there', () => {
  document.body.innerHTML = `<astro-island ssr><form method="dialog" onsubmit="return false">
    <button type="submit">Begin</button></form></astro-island>`;
  const sent = vi.fn();
  press('Begin');
  expect(button('Begin')?.getAttribute('aria-busy')).toBe('true');
  document.addEventListener('submit', sent);
  come();
  document.removeEventListener('submit', sent);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('buttons that rest, those that send a form by themselves and those outside of islands are left alone', () => {
  document.body.innerHTML = `<astro-island ssr><form onsubmit="return false"><button type="submit">Send</button></form>
    <button type="button" aria-disabled="true">Record</button></astro-island>
    <button type="button">Menu</button>`;
  press('Send');
  press('Record');
  press('Menu');
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('a form that the page answers itself is sent once, as soon as its script has run', () => {
  document.body.innerHTML = `<form method="dialog" onsubmit="return false"><button>Accept</button></form>
    <button type="button" data-opens="sure">Call off</button>
    <dialog open><form method="dialog" onsubmit="return false"><button>Keep</button></form></dialog>`;
  const sent = vi.fn();
  press('Call off');
  press('Keep');
  expect(document.querySelector('[aria-busy]')).toBeNull();
  press('Accept');
  expect(button('Accept')?.getAttribute('aria-busy')).toBe('true');
  document.addEventListener('submit', sent, { once: true });
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.advanceTimersByTime(100);
  expect(sent).toHaveBeenCalledTimes(1);
  press('Call off');
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('what turns to another part of the page is pressed as soon as its script has run', () => {
  begin();
  document.body.innerHTML = `<button type="button" data-next>Next</button>`;
  press('Next');
  expect(button('Next')?.getAttribute('aria-busy')).toBe('true');
  button('Next')?.addEventListener('click', done);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.advanceTimersByTime(100);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a heart of the page itself is pressed as soon as its script has run', () => {
  begin();
  document.body.innerHTML = `<button type="button" class="keep-heart" aria-pressed="false">Keep</button>`;
  press('Keep');
  expect(button('Keep')?.getAttribute('aria-busy')).toBe('true');
  button('Keep')?.addEventListener('click', done);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.advanceTimersByTime(100);
  expect(done).toHaveBeenCalledTimes(1);
});
