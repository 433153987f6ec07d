import { runAstro } from './run-astro.ts';
import { readSettings } from './settings.ts';

const config = readSettings();
process.exitCode = await runAstro(
  ['dev', '--host', config.host, '--port', String(config.port)],
  'development',
  config,
);
