import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * Takes the built site what it stands on, one thing after the other, and looks at what a visitor is
 * told. `npm run build`, then `npm run test:faults`: twenty minutes, most of it a thousand kills (`KILLS`).
 * It needs Linux, and leave to make namespaces of one's own (`unshare --map-root-user`).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.faults.ts',
  timeout: 180_000,
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  outputDir: join(import.meta.dirname, '../../test-results/faults'),
});
