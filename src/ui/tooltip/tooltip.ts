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
  /** The element that shows it; it lies in the page with role=tooltip, hidden. */
  tooltip: HTMLElement;
  /** Fills the tooltip for a word. */
  fill: (word: HTMLElement) => void;
};

/** Gives the words below a root a shared tooltip on hover, focus and tap. */
export const attachTooltips = (root: HTMLElement, { selector, tooltip, fill }: Options) => {
  let state: Tooltip<HTMLElement> = closedTooltip;
  let stopFollowing: (() => void) | undefined;

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
    word.setAttribute('aria-describedby', tooltip.id);
    stopFollowing = autoUpdate(word, tooltip, () => void place(word));
  };

  const close = (word: HTMLElement) => {
    stopFollowing?.();
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
  root.addEventListener('focusout', leave);
  root.addEventListener('click', (event) => {
    const target = wordOf(event);
    if (target) send({ type: 'asked', target });
  });
  document.addEventListener('pointerdown', (event) => {
    if (!wordOf(event)) leave();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') send({ type: 'dismissed', nowMs: performance.now() });
  });
};
