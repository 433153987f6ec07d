/**
 * Makes the types of the content queries from the schema, and fails when those in the repository
 * are older. `npm run content:types` puts the new ones in place.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#src/main/settings.ts';

const TYPES = join(ROOT, 'src/content/query-types.ts');

const sanity = (...parameters: string[]) =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules/.bin/sanity'), ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DO_NOT_TRACK: '1' },
  });

const before = readFileSync(TYPES, 'utf8');
sanity(
  'schema',
  'extract',
  '--path',
  '.sanity/schema.json',
  '--enforce-required-fields',
  '--force',
);
sanity('typegen', 'generate');
const isCurrent = readFileSync(TYPES, 'utf8') === before;

if (process.argv.includes('--write') || isCurrent) {
  console.log(isCurrent ? 'The types of the queries are current.' : 'The types are new.');
} else {
  writeFileSync(TYPES, before);
  console.error('The types of the content queries are out of date: run `npm run content:types`.');
  process.exitCode = 1;
}
