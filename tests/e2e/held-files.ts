import type { Page } from '@playwright/test';

/** Holds back what a slow line would bring late, until the returned function lets it come. */
export const holdBack = async (page: Page, files: string) => {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => resolve(undefined);
};
