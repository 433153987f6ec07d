import type { Page } from '@playwright/test';

/** A device that speaks, but no Chinese. */
export const takeMandarinVoice = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: 'en-US', localService: true }],
        cancel: () => undefined,
        addEventListener: () => undefined,
      },
    });
  });
