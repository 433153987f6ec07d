import { stepPress, type Press } from './press.machine.ts';

/** Held so long a button says it twice. */
const HOLD_MS = 500;

const SPEAKER = '[data-speak]';

/** All that speaking needs comes when a visitor first reaches for a button. */
const loadSpeaker = () => import('./speak-pressed.ts');

const speakerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(SPEAKER) : null;

/**
 * Lets every element with `data-speak` say its Chinese: that of the attribute, or else its own
 * text. Pressed again it says it slowly, held it says it twice; `data-slow` is always slow.
 */
export const bindSpeakButtons = (rate?: number) => {
  let press: Press = { at: 'none' };
  let held: { button: HTMLElement; since: number } | undefined;
  let isClickOfHold = false;

  const speak = (button: HTMLElement, how: 'pressed' | 'held') => {
    const text = button.dataset['speak'] || button.textContent.trim();
    press = stepPress(press, { button, text, now: performance.now() });
    const isSlow = button.hasAttribute('data-slow') || press.isSlow;
    void loadSpeaker().then(({ speakPressed }) =>
      speakPressed(button, {
        text,
        pinyin: button.dataset['pinyin'],
        rate,
        isSlow,
        times: how === 'held' ? 2 : 1,
      }),
    );
  };

  const prepare = ({ target }: Event) => {
    // A failure shows when it is needed.
    if (speakerOf(target)) loadSpeaker().catch(() => undefined);
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);

  document.addEventListener('pointerdown', ({ target, timeStamp, isPrimary }) => {
    const button = speakerOf(target);
    isClickOfHold = false;
    held = button && isPrimary ? { button, since: timeStamp } : undefined;
  });
  document.addEventListener('pointercancel', () => {
    held = undefined;
  });
  document.addEventListener('pointerup', ({ target, timeStamp }) => {
    const button = speakerOf(target);
    // On release: before it a browser may not let a page speak that nobody has touched yet.
    if (button && held?.button === button && timeStamp - held.since >= HOLD_MS) {
      isClickOfHold = true;
      speak(button, 'held');
    }
    held = undefined;
  });
  // A finger that rests on a word would open the browser's menu.
  document.addEventListener('contextmenu', (event) => {
    if (held && speakerOf(event.target)) event.preventDefault();
  });
  document.addEventListener('click', ({ target, detail }) => {
    const button = speakerOf(target);
    // A key has no click of a finger before it.
    if (button && !(isClickOfHold && detail > 0)) speak(button, 'pressed');
    isClickOfHold = false;
  });
};
