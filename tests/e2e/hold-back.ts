import type { Page } from '@playwright/test';

/** Holds what comes from an address back, as a slow telephone does, until the answer is called. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const released = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve(undefined);
};
