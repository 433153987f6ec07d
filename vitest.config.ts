/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['{src,cms,db,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
