/** Builds the site where something has changed since the last build, and serves it: `npm start`. */
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build/stamp.ts';
import { runAstro } from './editing/run-astro.ts';
import { readSettings } from './settings.ts';

const config = readSettings();
if (!(await isBuilt(config))) {
  const code = await runAstro(['build'], 'production', config);
  if (code !== 0) process.exit(code);
}
await import(pathToFileURL('dist/server/entry.js').href);
