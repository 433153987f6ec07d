import { describeLogin, startDevelopmentLogin } from './login.ts';
import { startContent } from './editing/content.ts';
import { runAstro } from './editing/run-astro.ts';
import { readSettings } from './settings.ts';

const config = readSettings();
const login = await startDevelopmentLogin(config);
const content = await startContent(config);
console.log(describeLogin(config));
process.exitCode = await runAstro(
  ['dev', '--host', config.host, '--port', String(config.port)],
  'development',
  config,
);
await Promise.all([login?.close(), content?.close()]);
