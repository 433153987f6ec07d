import { describeLogin, startDevelopmentLogin } from './development-login.ts';
import { startEditing } from './editing.ts';
import { runAstro } from './run-astro.ts';
import { readSettings } from './settings.ts';

const config = readSettings();
const login = await startDevelopmentLogin(config);
const editing = await startEditing(config);
console.log(describeLogin(config));
process.exitCode = await runAstro(
  ['dev', '--host', config.host, '--port', String(config.port)],
  'development',
  config,
);
await Promise.all([login?.close(), editing?.close()]);
