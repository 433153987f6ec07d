import { vi } from 'vitest';

/** Of a test’s own time the most: on a busy machine what a page loads later takes seconds. */
export const SOON_MS = 10_000;

/** What `look` gives once it throws no more, or what it threw last. */
export const soon = <Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> =>
  vi.waitFor(look, { timeout: SOON_MS });
