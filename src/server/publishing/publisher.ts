/** How the pages stand to the content, for the editors. */
export type PublishingState =
  | { at: 'current' }
  /** The pages may not show all of the content: it could not be asked, or older ones are kept. */
  | { at: 'unasked'; since: string; reason: string }
  /** Somebody else builds, and does not tell when it is done. */
  | { at: 'ordered'; since: string }
  | { at: 'building'; since: string }
  /** The pages are as they were before; at `again` they are tried once more. */
  | { at: 'failed'; since: string; reason: string; again: string };

export type Publisher = {
  /** Asks for new pages; requests in quick succession make one build. */
  request: () => void;
  /**
   * Asks the content whether the pages show all of it, at once and then every ten minutes: news may
   * get lost, and nobody builds while a server is down.
   */
  watch: () => void;
  /** Asks now. Pages that came from elsewhere may have put right what failed here. */
  look: () => Promise<void>;
  state: () => PublishingState;
  /** Settles when nothing is being built any more; then no build begins. */
  close: () => Promise<void>;
};

export type PublisherOptions = {
  /** Makes new pages and shows them, or orders them elsewhere. Rejects with what an editor can do about it. */
  build: (cancelled: AbortSignal) => Promise<'current' | 'ordered'>;
  /** Whether something is published that the pages don't show. Rejects where that can't be asked. */
  isStale: () => Promise<boolean>;
  /** How long to wait for one more publication before a build begins. */
  quietMs?: number;
};

const QUIET_MS = 700;
const MINUTE_MS = 60_000;
const WATCH_MS = 10 * MINUTE_MS;
/** An ordered build that is not here by then is ordered again. */
const ORDER_MS = 60 * MINUTE_MS;

/** How long after a failed build, in milliseconds, the next try begins: the last of them again and again. */
export const PAUSES_MS = [1, 5, 20, 60].map((minutes) => minutes * MINUTE_MS);

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Builds after a publication, one build at a time. What is published during a build is in the next
 * one, which follows at once. A build that failed is tried again after growing pauses (CONTENT-16).
 */
export const createPublisher = ({
  build,
  isStale,
  quietMs = QUIET_MS,
}: PublisherOptions): Publisher => {
  const ending = new AbortController();
  let state: PublishingState = { at: 'current' };
  let wanted = false;
  let isRetry = false;
  let failures = 0;
  let next: NodeJS.Timeout | undefined;
  let watching: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const now = () => new Date().toISOString();

  const begin = () => (running ??= run());

  const run = async () => {
    while (wanted && !ending.signal.aborted) {
      const again = isRetry;
      wanted = false;
      isRetry = false;
      state = { at: 'building', since: now() };
      try {
        // Since the last try others may have put it right, or an older build in front by hand.
        const isDone = again && !(await isStale());
        const result = isDone ? 'current' : await build(ending.signal);
        failures = 0;
        state = result === 'ordered' ? { at: result, since: now() } : { at: result };
      } catch (error) {
        const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? MINUTE_MS;
        failures += 1;
        const later = new Date(Date.now() + pause).toISOString();
        state = { at: 'failed', since: now(), reason: sentenceOf(error), again: later };
        if (!wanted) plan(pause, true);
      }
    }
    running = undefined;
  };

  const plan = (wait: number, retry = false) => {
    clearTimeout(next);
    if (ending.signal.aborted) return;
    next = setTimeout(() => {
      wanted = true;
      isRetry = retry;
      void begin();
    }, wait);
    // A server that is to end does not wait for a try.
    next.unref();
  };

  const request = () => {
    if (ending.signal.aborted) return;
    wanted = true;
    state = { at: 'building', since: state.at === 'building' ? state.since : now() };
    plan(quietMs);
  };

  const isUpToOthers = () =>
    state.at === 'building' ||
    (state.at === 'ordered' && Date.now() - Date.parse(state.since) < ORDER_MS);

  const look = async () => {
    if (isUpToOthers()) return;
    const before = state;
    try {
      const stale = await isStale();
      if (state !== before) return;
      if (stale && before.at !== 'failed') request();
      if (stale) return;
      clearTimeout(next);
      failures = 0;
      state = { at: 'current' };
    } catch (error) {
      if (state !== before || before.at === 'failed') return;
      state = { at: 'unasked', since: now(), reason: sentenceOf(error) };
    }
  };

  return {
    request,
    watch: () => {
      void look();
      watching ??= setInterval(() => void look(), WATCH_MS).unref();
    },
    look,
    state: () => state,
    close: async () => {
      ending.abort();
      clearTimeout(next);
      clearInterval(watching);
      await running;
    },
  };
};
