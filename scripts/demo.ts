/**
 * `npm run demo` fills a data folder of its own with invented tutors, students and lessons, and
 * serves the site on it; every page says that it is a sample. The folder stays as people leave it,
 * until `npm run demo -- anew` makes it again. Nothing outside this machine is used, whatever the
 * settings say.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_MARKER } from '#src/server/sample.ts';
import { fillWithSamples } from './demo/fill.ts';

const FOLDER = 'var/demo';
/** Settings that name what lies outside; without them everything stands in the folder. */
const OUTSIDE = [
  'DATABASE_URL',
  'DATABASE_AUTH_TOKEN',
  'SMTP_URL',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_ADMIN_ACR',
  'SANITY_PROJECT_ID',
  'SANITY_API_TOKEN',
  'SANITY_WEBHOOK_SECRET',
  'DEPLOY_HOOK_URL',
];

Object.assign(process.env, { DATA_DIR: FOLDER });
for (const name of OUTSIDE) process.env[name] = '';

const isFilled = existsSync(join(FOLDER, SAMPLE_MARKER));
// The server takes what is left there for a task of its own.
const [word] = process.argv.splice(2);
if (!isFilled || word === 'anew') {
  await rm(FOLDER, { recursive: true, force: true });
  await fillWithSamples(Date.now());
}
await import('#src/main/start.ts');
