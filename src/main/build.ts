/** Builds the site, and the Studio where its sources have changed: `npm run build`. */
import { readSettings } from './settings.ts';

// Before the rest is loaded, which reads settings by itself and would end in a page of code.
const config = readSettings();
const { runAstro } = await import('./editing/run-astro.ts');
const { buildStudio } = await import('./editing/built-studio.ts');

const code = await runAstro(['build'], 'production', config);
if (code !== 0) process.exit(code);
await buildStudio();
