/** Serves the site from its sources, with what it needs beside it: `npm run dev`. */
import { openDataFolder } from './data-folder.ts';
import { readSettings } from './settings.ts';

// Before the rest is loaded, which reads settings by itself and would end in a page of code.
const config = readSettings();
await openDataFolder(config);
const { describeLogin, startDevelopmentLogin } = await import('./login.ts');
const { startContent } = await import('./editing/content.ts');
const { runAstro } = await import('./editing/run-astro.ts');

const login = await startDevelopmentLogin(config);
const content = await startContent(config);
console.log(describeLogin(config));
process.exitCode = await runAstro(
  ['dev', '--host', config.host, '--port', String(config.port)],
  'development',
  config,
);
await Promise.all([login?.close(), content?.close()]);
