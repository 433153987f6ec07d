// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bindSpeakButtons } from './speak-buttons.ts';

type SpeakPressed = (typeof import('./speak-pressed.ts'))['speakPressed'];

let isOffline = false;
const speakPressed = vi.fn<SpeakPressed>();
bindSpeakButtons(undefined, () =>
  isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ speakPressed }),
);

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

/** A press of a button for so long; `button` 2 is a mouse's right one. */
const hold = (selector: string, ms: number, { button = 0, pointerType = 'mouse' } = {}) => {
  const send = (type: string, timeStamp: number) => {
    const event = new PointerEvent(type, { bubbles: true, isPrimary: true, button, pointerType });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    find(selector).dispatchEvent(event);
  };
  send('pointerdown', 0);
  const menu = new Event('contextmenu', { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(menu);
  send('pointerup', ms);
  return { hasMenu: !menu.defaultPrevented };
};

const wishes = () => speakPressed.mock.calls.map(([, { isSlow, times }]) => ({ isSlow, times }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  isOffline = false;
  speakPressed.mockClear();
  document.body.innerHTML =
    '<main><button data-speak>你好</button><b data-speed="usual" data-speak>好</b></main>' +
    '<template data-speaker-failure><p role="alert">Silent <b data-close>Close</b></p></template>';
});

describe('a speaker', () => {
  test('that is pressed again is slow, unless its speed is fixed', async () => {
    find('button').click();
    find('button').click();
    find('b').click();
    find('b').click();
    await settled();
    expect(wishes().map(({ isSlow }) => isSlow)).toEqual([false, true, false, false]);
  });

  test('that is held says it twice; a right button is no hold', async () => {
    hold('button', 700, { button: 2 });
    await settled();
    expect(wishes()).toEqual([]);
    hold('button', 700);
    await settled();
    expect(wishes()).toEqual([{ isSlow: false, times: 2 }]);
  });

  test('keeps the browser’s menu from fingers and pens, not from a mouse', () => {
    expect(hold('button', 100, { pointerType: 'touch' })).toEqual({ hasMenu: false });
    expect(hold('button', 100, { pointerType: 'pen' })).toEqual({ hasMenu: false });
    expect(hold('button', 100)).toEqual({ hasMenu: true });
    expect(hold('button', 100, { button: 2 })).toEqual({ hasMenu: true });
  });

  test('tells that what reads could not be fetched, until it could', async () => {
    isOffline = true;
    find('button').click();
    await settled();
    expect(find('[role=alert]').textContent).toContain('Silent');
    find('[data-close]').click();
    expect(document.querySelector('[role=alert]')).toBeNull();
    find('button').click();
    await settled();
    find('[role=alert]');
    isOffline = false;
    find('button').click();
    await settled();
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(wishes()).toHaveLength(1);
  });
});
