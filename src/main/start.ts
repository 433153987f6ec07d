import { runAstro } from './run-astro.ts';
import { serveSite } from './serve-site.ts';
import { readSettings } from './settings.ts';

const config = readSettings();
const code = await runAstro(['build'], 'production', config);
if (code !== 0) process.exit(code);
await serveSite(config);
