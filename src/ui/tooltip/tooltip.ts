import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import {
  closedTooltip,
  OPEN_DELAY_MS,
  stepTooltip,
  type Tooltip,
  type TooltipEvent,
} from './tooltip.machine.ts';

/** Distance between a word and its tooltip, in px. */
const SIDE_OFFSET = 4;
const EDGE_PADDING = 8;

type Options = {
  /** Which elements have a tooltip. */
  selector: string;
  /**
   * The element that shows it; it lies in the page, hidden, with role=tooltip or with such an
   * element inside, beside controls.
   */
  tooltip: HTMLElement;
  /** Fills the tooltip for a word. */
  fill: (word: HTMLElement) => void;
};

/** Gives the words below a root a shared tooltip on hover, focus and tap. */
export const attachTooltips = (root: HTMLElement, { selector, tooltip, fill }: Options) => {
  let state: Tooltip<HTMLElement> = closedTooltip;
  let stopFollowing: (() => void) | undefined;
  /** Pressed words lead the keyboard into their tooltip; to pass by takes no stop more. */
  let isPressed = false;
  const description = tooltip.querySelector('[role=tooltip]') ?? tooltip;
  const controls = () =>
    [...tooltip.querySelectorAll<HTMLElement>('button, a')].filter((one) => one.checkVisibility());

  const place = async (word: HTMLElement) => {
    const { x, y } = await computePosition(word, tooltip, {
      placement: 'top',
      strategy: 'fixed',
      middleware: [offset(SIDE_OFFSET), flip(), shift({ padding: EDGE_PADDING })],
    });
    tooltip.style.translate = `${x}px ${y}px`;
  };

  const open = (word: HTMLElement) => {
    fill(word);
    tooltip.hidden = false;
    word.setAttribute('aria-describedby', description.id);
    stopFollowing = autoUpdate(word, tooltip, () => void place(word));
  };

  const close = (word: HTMLElement) => {
    stopFollowing?.();
    isPressed = false;
    tooltip.hidden = true;
    word.removeAttribute('aria-describedby');
  };

  const send = (event: TooltipEvent<HTMLElement>) => {
    const before = state;
    state = stepTooltip(state, event);
    if (before === state) return;
    if (before.at === 'open') close(before.target);
    if (state.at === 'open') open(state.target);
    if (state.at === 'waiting') {
      setTimeout(() => send({ type: 'waited', nowMs: performance.now() }), OPEN_DELAY_MS + 5);
    }
  };

  const wordOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  const leave = () => send({ type: 'left', nowMs: performance.now() });
  root.addEventListener('pointerover', (event) => {
    const target = wordOf(event);
    if (event.pointerType !== 'mouse') return;
    if (target) send({ type: 'entered', target, nowMs: performance.now() });
    else if (!tooltip.contains(event.target as Node)) leave();
  });
  root.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') leave();
  });
  root.addEventListener('focusin', (event) => {
    const target = wordOf(event);
    if (target?.matches(':focus-visible')) send({ type: 'asked', target });
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!tooltip.contains(relatedTarget as Node | null)) leave();
  });
  root.addEventListener('click', (event) => {
    const target = wordOf(event);
    if (!target) return;
    send({ type: 'asked', target });
    isPressed = true;
  });
  // A press inside leaves the focus with the word.
  tooltip.addEventListener('pointerdown', (event) => event.preventDefault());
  document.addEventListener('pointerdown', (event) => {
    if (!wordOf(event) && !tooltip.contains(event.target as Node)) leave();
  });
  document.addEventListener('keydown', (event) => {
    if (state.at === 'closed') return;
    const { target: word } = state;
    if (event.key === 'Escape') {
      if (tooltip.contains(document.activeElement)) word.focus();
      send({ type: 'dismissed', nowMs: performance.now() });
    } else if (event.key === 'Tab' && state.at === 'open') goThrough(event, word);
  });

  /** The controls come after their word, wherever the tooltip lies in the page. */
  const goThrough = (event: KeyboardEvent, word: HTMLElement) => {
    const inside = controls();
    const at = inside.indexOf(document.activeElement as HTMLElement);
    const isBack = event.shiftKey;
    if (at < 0 && (isBack || !isPressed || document.activeElement !== word)) return;
    const next = inside[isBack ? at - 1 : at + 1];
    if (next || isBack) {
      event.preventDefault();
      (next ?? word).focus();
    } else if (at >= 0) {
      // From the word the browser finds what comes after it.
      word.focus();
      isPressed = false;
    }
  };
};
