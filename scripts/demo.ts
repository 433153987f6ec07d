/**
 * `npm run demo` fills a data folder of its own with invented tutors, students and lessons, and
 * serves the site on it; every page says that it is a sample. The folder stays as people leave it,
 * until `npm run demo -- anew` makes it again. Nothing outside this machine is used, whatever the
 * settings say.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { accountVariables } from '#src/lib/config/accounts.ts';
import { contentVariables } from '#src/lib/config/content.ts';
import { databaseVariables } from '#src/lib/config/database.ts';
import { mailVariables } from '#src/lib/config/mail.ts';
import { storageVariables } from '#src/lib/config/storage.ts';
import { transcriptionVariables } from '#src/lib/config/transcription.ts';
import { SAMPLE_MARKER } from '#src/server/sample.ts';
import { fillWithSamples } from './demo/fill.ts';

const FOLDER = 'var/demo';
/** Settings that may name what lies outside; without them everything stands in the folder. */
const OUTSIDE = {
  ...accountVariables,
  ...contentVariables,
  ...databaseVariables,
  ...mailVariables,
  ...storageVariables,
  ...transcriptionVariables,
};

Object.assign(process.env, { DATA_DIR: FOLDER });
for (const name of Object.keys(OUTSIDE)) process.env[name] = '';

const isFilled = existsSync(join(FOLDER, SAMPLE_MARKER));
// The server takes what is left there for a task of its own.
const [word] = process.argv.splice(2);
if (!isFilled || word === 'anew') {
  await rm(FOLDER, { recursive: true, force: true });
  await fillWithSamples(Date.now());
}
await import('#src/main/start.ts');
