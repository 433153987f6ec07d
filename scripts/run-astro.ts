import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '#src/lib/config.ts';
import { ROOT } from './settings.ts';

type Mode = 'development' | 'production';

/** Runs Astro's command line with our settings and its output in ours; answers its exit code. */
export const runAstro = (parameters: string[], mode: Mode, config: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    const astro = join(ROOT, 'node_modules/.bin/astro');
    const child = spawn(process.execPath, [astro, ...parameters], {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: mode,
        SITE_URL: config.siteUrl,
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    });
    // A terminal tells both of us, a service manager only this process.
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGTERM', pass).once('SIGINT', pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
