/**
 * `npm run test:fuzz` sends 100,000 requests to each endpoint, made from its contract by chance;
 * `npm run test:fuzz -- 1000 /api/lessons` fewer, and to some alone. FUZZ_SEED repeats a run.
 */
import { spawnSync } from 'node:child_process';

const CASES = '100000';
const [, , cases = CASES, name] = process.argv;
const seed = process.env['FUZZ_SEED'] ?? String(Date.now() % 2 ** 31);

console.log(`${cases} requests to each endpoint, FUZZ_SEED=${seed}`);
const { status } = spawnSync(
  process.execPath,
  // A run of hours says of each endpoint when it is through, and has a large database to close.
  [
    ...['node_modules/vitest/vitest.mjs', 'run', 'tests/fuzz'],
    ...['--reporter=verbose', '--hookTimeout=600000'],
    ...(name ? ['-t', name] : []),
  ],
  { stdio: 'inherit', env: { ...process.env, FUZZ_CASES: cases, FUZZ_SEED: seed } },
);
process.exit(status ?? 1);
