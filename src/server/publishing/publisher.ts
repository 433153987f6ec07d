/** How the pages stand to the content, for the editors. */
export type PublishingState =
  | { at: 'current' }
  /** Somebody else builds, and does not tell when it is done. */
  | { at: 'ordered'; since: string }
  | { at: 'building'; since: string }
  /** The pages are as they were before. */
  | { at: 'failed'; since: string; reason: string };

export type Publisher = {
  /** Asks for new pages; requests in quick succession make one build. */
  request: () => void;
  state: () => PublishingState;
  /** Settles when nothing is being built any more; then no build begins. */
  close: () => Promise<void>;
};

export type PublisherOptions = {
  /** Makes new pages and shows them, or orders them elsewhere. Rejects with what an editor can do about it. */
  build: (cancelled: AbortSignal) => Promise<'current' | 'ordered'>;
  /** How long to wait for one more publication before a build begins. */
  quietMs?: number;
};

const QUIET_MS = 700;

/**
 * Builds after a publication, one build at a time. What is published during a build is in the next
 * one, which follows at once.
 */
export const createPublisher = ({ build, quietMs = QUIET_MS }: PublisherOptions): Publisher => {
  const ending = new AbortController();
  let state: PublishingState = { at: 'current' };
  let wanted = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const now = () => new Date().toISOString();

  const run = async () => {
    while (wanted && !ending.signal.aborted) {
      wanted = false;
      state = { at: 'building', since: now() };
      try {
        const result = await build(ending.signal);
        state = result === 'ordered' ? { at: result, since: now() } : { at: result };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        state = { at: 'failed', since: now(), reason };
      }
    }
    running = undefined;
  };

  return {
    request: () => {
      if (ending.signal.aborted) return;
      wanted = true;
      state = { at: 'building', since: state.at === 'building' ? state.since : now() };
      clearTimeout(timer);
      timer = setTimeout(() => (running ??= run()), quietMs);
    },
    state: () => state,
    close: async () => {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
};
