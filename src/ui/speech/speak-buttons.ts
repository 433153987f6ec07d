import { stepPress, type Press } from './press.machine.ts';
import { clearSpeakerFailure, tellSpeakerFailure } from './speaker-failure.ts';

/** Held so long a button says it twice. */
const HOLD_MS = 500;

const SPEAKER = '[data-speak]';

/** All that speaking needs comes when a visitor first reaches for a button. */
const loadSpeaker = (): Promise<Speaker> => import('./speak-pressed.ts');
type Speaker = Pick<typeof import('./speak-pressed.ts'), 'speakPressed'>;

const speakerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(SPEAKER) : null;

/**
 * Lets every element with `data-speak` say its Chinese: that of the attribute, or else its own
 * text. Pressed again it says it slowly, held it says it twice; with `data-speed`, `slow` or `usual`,
 * it always says it so.
 */
export const bindSpeakButtons = (rate?: number, load: () => Promise<Speaker> = loadSpeaker) => {
  let press: Press = { at: 'none' };
  let held: { button: HTMLElement; since: number; by: string } | undefined;
  let isClickOfHold = false;

  const speak = (button: HTMLElement, how: 'pressed' | 'held') => {
    const text = button.dataset['speak'] || button.textContent.trim();
    press = stepPress(press, { button, text, now: performance.now() });
    const speed = button.dataset['speed'] ?? (press.isSlow ? 'slow' : 'usual');
    void load().then(
      ({ speakPressed }) => {
        clearSpeakerFailure();
        speakPressed(button, {
          text,
          pinyin: button.dataset['pinyin'],
          rate,
          isSlow: speed === 'slow',
          times: how === 'held' ? 2 : 1,
        });
      },
      () => tellSpeakerFailure(button),
    );
  };

  const prepare = ({ target }: Event) => {
    // A failure shows when it is needed.
    if (speakerOf(target)) load().catch(() => undefined);
  };
  document.addEventListener('pointerover', prepare);
  document.addEventListener('focusin', prepare);

  document.addEventListener('pointerdown', (event) => {
    const button = speakerOf(event.target);
    isClickOfHold = false;
    const isPress = event.isPrimary && event.button === 0;
    held =
      button && isPress ? { button, since: event.timeStamp, by: event.pointerType } : undefined;
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
  // A finger or a pen that rests on a word would open the browser's menu; a mouse asks for it.
  document.addEventListener('contextmenu', (event) => {
    if (held && held.by !== 'mouse' && speakerOf(event.target)) event.preventDefault();
  });
  document.addEventListener('click', ({ target, detail }) => {
    const button = speakerOf(target);
    // A key has no click of a finger before it.
    if (button && !(isClickOfHold && detail > 0)) speak(button, 'pressed');
    isClickOfHold = false;
  });
};
