/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['{src,cms,db,scripts}/**/*.test.{ts,tsx}'],
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
