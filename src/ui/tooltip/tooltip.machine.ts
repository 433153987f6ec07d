/** How long a pointer rests on a word before its tooltip opens (SHELL-10). */
export const OPEN_DELAY_MS = 700;
/** A tooltip that closed less than this ago lets the next one open at once. */
const SKIP_DELAY_MS = 300;

export type Tooltip<Target> =
  /** What Escape closed stays closed until the pointer has been elsewhere (WCAG 2.2, 1.4.13). */
  | { at: 'closed'; sinceMs: number; dismissed?: Target }
  | { at: 'waiting'; target: Target; opensAtMs: number }
  | { at: 'open'; target: Target };

export type TooltipEvent<Target> =
  | { type: 'entered'; target: Target; nowMs: number }
  | { type: 'left'; nowMs: number }
  | { type: 'waited'; nowMs: number }
  /** Focus and tap ask for the tooltip outright. */
  | { type: 'asked'; target: Target }
  | { type: 'dismissed'; nowMs: number };

export const closedTooltip = { at: 'closed', sinceMs: -Infinity } as const;

/** One step of the tooltip; the clock arrives in the events. */
export const stepTooltip = <Target>(
  state: Tooltip<Target>,
  event: TooltipEvent<Target>,
): Tooltip<Target> => {
  switch (event.type) {
    case 'asked':
      return { at: 'open', target: event.target };
    case 'entered': {
      const { target, nowMs } = event;
      const skips =
        state.at === 'open' || (state.at === 'closed' && nowMs - state.sinceMs < SKIP_DELAY_MS);
      if (state.at === 'open' && state.target === target) return state;
      if (state.at === 'closed' && state.dismissed === target) return state;
      return skips
        ? { at: 'open', target }
        : { at: 'waiting', target, opensAtMs: nowMs + OPEN_DELAY_MS };
    }
    case 'waited':
      return state.at === 'waiting' && event.nowMs >= state.opensAtMs
        ? { at: 'open', target: state.target }
        : state;
    case 'dismissed':
      if (state.at === 'closed') return state;
      return { at: 'closed', sinceMs: event.nowMs, dismissed: state.target };
    case 'left':
      if (state.at === 'open') return { at: 'closed', sinceMs: event.nowMs };
      if (state.at === 'closed') return { at: 'closed', sinceMs: state.sinceMs };
      return closedTooltip;
  }
};
