import { expect, test } from '@playwright/test';
import { STUDIO_MS } from './studio-editor.ts';

test('the Studio opens a document', async ({ page }) => {
  await page.goto('/studio/structure/festivals;festival;festival-spring', { timeout: STUDIO_MS });
  await expect(page.getByLabel('Name (English)', { exact: true })).toHaveValue('Spring Festival', {
    timeout: STUDIO_MS,
  });
});
