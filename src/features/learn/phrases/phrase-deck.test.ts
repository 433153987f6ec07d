// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PhraseDeck } from './phrase-deck.ts';

const PHRASES = [
  { chinese: '你好', meaning: 'hello' },
  { chinese: '谢谢', meaning: 'thank you' },
  { chinese: '再见', meaning: 'goodbye' },
];

const card = ({ chinese, meaning }: (typeof PHRASES)[number], index: number) =>
  `<div data-phrase="phrase.a.${index}" data-chinese="${chinese}" data-pinyin="–" ${index === 0 ? 'data-current' : ''}>
     <dl><dd data-meaning> ${meaning} </dd></dl>
   </div>`;

const dot = (_: unknown, index: number) =>
  `<li><button data-dot aria-label="Phrase ${index + 1}"
     ${index === 0 ? 'aria-current="true"' : 'tabindex="-1"'}></button></li>`;

beforeAll(() => customElements.define('phrase-deck', PhraseDeck));
const open = () => {
  document.body.innerHTML = `<phrase-deck>
    <p role="status" data-status data-template="Phrase {n} of {total}"></p>
    ${PHRASES.map(card).join('')}
    <div class="saying"><button>Speak</button></div>
    <button data-previous disabled></button>
    <ul data-dots>${PHRASES.map(dot).join('')}</ul>
    <button data-next></button>
  </phrase-deck>`;
};
beforeEach(open);
afterEach(() => {
  document.body.replaceChildren();
  document.body.style.direction = '';
  history.replaceState(null, '', location.pathname);
});

const dots = () => [...document.querySelectorAll<HTMLButtonElement>('[data-dot]')];
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const shown = () =>
  document.querySelector<HTMLElement>('[data-phrase][data-current]')?.dataset['chinese'];

test('the dots are one stop of the keyboard, on the phrase that shows', () => {
  expect(dots().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  dots()[2]?.click();
  expect(dots().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('the arrow keys turn the phrases and take the focus along; the ends hold', () => {
  dots()[0]?.focus();
  press('ArrowRight');
  expect(shown()).toBe('谢谢');
  expect(document.activeElement).toBe(dots()[1]);
  press('End');
  press('ArrowRight');
  expect(shown()).toBe('再见');
  expect(document.activeElement).toBe(dots()[2]);
  press('Home');
  expect(shown()).toBe('你好');
});

test('on a page that runs from the right the left arrow goes on', () => {
  document.querySelector<HTMLElement>('phrase-deck')?.style.setProperty('direction', 'rtl');
  dots()[0]?.focus();
  press('ArrowLeft');
  expect(shown()).toBe('谢谢');
});

test('the new phrase is told with its meaning, and its Chinese as Chinese', () => {
  document.querySelector<HTMLButtonElement>('[data-next]')?.click();
  const status = document.querySelector('[role="status"]');
  expect(status?.textContent).toBe('Phrase 2 of 3: 谢谢 – thank you');
  expect(status?.querySelector('[lang="zh-Hans"]')?.textContent).toBe('谢谢');
});

const order = () =>
  [...document.querySelectorAll('phrase-deck button:not([data-dot]), [data-meaning]')]
    .filter((one) => one.closest('[data-phrase]')?.hasAttribute('data-current') !== false)
    .map(({ textContent }) => textContent.trim());

test('what is said of the phrase that shows comes after its practice, as it is seen', () => {
  expect(order().slice(0, 2)).toEqual(['Speak', 'hello']);
  document.querySelector<HTMLButtonElement>('[data-next]')?.click();
  expect(order().slice(0, 2)).toEqual(['Speak', 'thank you']);
});

test('on paper each phrase has its own texts', () => {
  const own = () =>
    [...document.querySelectorAll('[data-phrase]')].map(({ textContent }) => textContent.trim());
  dots()[1]?.click();
  expect(own()).toEqual(['hello', '', 'goodbye']);
  dispatchEvent(new Event('beforeprint'));
  expect(own()).toEqual(['hello', 'thank you', 'goodbye']);
  dispatchEvent(new Event('afterprint'));
  expect(own()).toEqual(['hello', '', 'goodbye']);
});

test('an address that names a phrase opens its section there, and another one at its first', () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  location.hash = '#phrase.b.1';
  open();
  expect([shown(), scrolled.mock.calls.length]).toEqual(['你好', 0]);
  location.hash = '#phrase.a.1';
  open();
  expect([shown(), scrolled.mock.calls.length]).toEqual(['谢谢', 1]);
});

test('the address names the phrase that was turned to, and a return shows it where the page was', () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const steps = history.length;
  document.querySelector<HTMLButtonElement>('[data-next]')?.click();
  expect([location.hash, history.length]).toEqual(['#phrase.a.1', steps]);
  open();
  expect([shown(), scrolled.mock.calls.length]).toEqual(['谢谢', 0]);
});
