import type { Page, Request } from '@playwright/test';

/** What a page has asked for and not yet got. A film comes when it is played. */
export const watchRequests = (page: Page): ReadonlySet<Request> => {
  const open = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'media' && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
};

/** Longer than any page of ours takes on a busy machine. */
export const PATIENCE_MS = 60_000;

/** Two frames and idle time: code that has just run, or come near the screen, has asked for more. */
export const breathe = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => requestIdleCallback(done));
  });

/**
 * Waits until nothing is under way that a page asked for, also after its code has run. Throws where
 * that is not so within a minute.
 */
export const untilAtRest = async (page: Page, awaited: ReadonlySet<Request>): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (let calm = 0; calm < 2; calm = awaited.size === 0 ? calm + 1 : 0) {
    if (performance.now() > deadline) throw new Error(`${page.url()} does not come to rest`);
    await breathe(page);
  }
};
