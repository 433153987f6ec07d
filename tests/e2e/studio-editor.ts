import { expect, type Page } from '@playwright/test';

/** A build takes half a minute where nothing else runs, and ten times as long beside two others. */
export const BUILD_MS = 300_000;
/** The first visit waits until the Studio itself is built. */
export const STUDIO_MS = 120_000;

/** Publishes the document that is open in the Studio, as an editor does. */
export const publish = async (page: Page) => {
  const button = page.getByTestId('action-publish');
  await expect(button).toBeEnabled();
  const footer = page.getByTestId('pane-footer');
  // The Studio may drop a publication that is asked for while it saves; then an editor presses again.
  await expect(async () => {
    await expect(footer).not.toContainText('Saving');
    if (await button.isEnabled()) await button.click();
    await expect(footer).toContainText('Last published', { timeout: 10_000 });
  }).toPass({ timeout: STUDIO_MS });
};
