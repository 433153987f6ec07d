/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

/**
 * Tests that start processes, listen on ports, hold a database or settings of the process, open the
 * device's journal, which a page opens once, or listen to its history from its start, or have every
 * reader of the content ask a source of theirs, of the languages a table of theirs, or of the limits
 * limits of theirs.
 */
const ALONE = [
  '{db,scripts}/**/*.test.{ts,tsx}',
  'tests/fuzz/**/*.test.ts',
  'cms/server/**/*.test.ts',
  'cms/{check/specified-content,studio/judge-and-build}.test.ts',
  'src/{main,server}/**/*.test.ts',
  'src/features/teach/uploads/**/*.test.ts',
  'src/features/teach/application/draft/faults.messages.test.ts',
  'src/layouts/third-language.test.ts',
  'tests/server/preview.test.ts',
  'src/learning/{*,device/*,guest-question/*,keep/*,not-kept/*}.test.{ts,tsx}',
  'src/ui/dialog/use-back-button.test.tsx',
  'src/features/learn/**/{MyLists,Below,CardRow}.test.tsx',
  'src/layouts/sign-out/leave-with-practice.test.ts',
  'src/**/*.server.test.ts',
];

export default getViteConfig({
  test: {
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    // The slowest take five seconds on a calm machine, and six times that on one at work.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What the server logs while it is refused on purpose fills thousands of lines.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: ALONE },
      },
      {
        extends: true,
        // Pure modules need no process of their own each; to start one takes longer than the tests.
        test: {
          name: 'together',
          include: ['{src,cms,tests}/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/each-page.ts'],
        },
      },
    ],
  },
});
