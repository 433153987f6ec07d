/** Builds the site where something has changed since the last build, and serves it: `npm start`. */
import { pathToFileURL } from 'node:url';
import { readSettings } from './settings.ts';

// Before the rest is loaded, which reads settings by itself and would end in a page of code.
const config = readSettings();
const { isBuilt } = await import('./build/stamp.ts');
const { runAstro } = await import('./editing/run-astro.ts');

if (!(await isBuilt(config))) {
  const code = await runAstro(['build'], 'production', config);
  if (code !== 0) process.exit(code);
}
await import(pathToFileURL('dist/server/entry.js').href);
