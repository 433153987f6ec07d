/**
 * `npm run studio:deploy -- NAME` builds the Studio for the project of the settings and puts it to
 * https://NAME.sanity.studio, with the rights of whoever has called `npx sanity login`, or of
 * SANITY_AUTH_TOKEN. Without a name it is only built, into `.sanity/hosted`.
 */
import { spawnSync } from 'node:child_process';
import { endWith, readSettings } from '#src/main/settings.ts';

const FOLDER = '.sanity/hosted';

const { sanity, siteUrl } = readSettings();
if (!sanity) endWith('SANITY_PROJECT_ID must be set to the project that the Studio is to edit.');
const [, , name] = process.argv;
if (name && !siteUrl.startsWith('https://')) {
  endWith(
    'SITE_URL must be the https address of the site: the Studio leads from there to previews, and asks it how its pages stand.',
  );
}
const task = name ? ['deploy', FOLDER, '--url', name] : ['build', FOLDER];
const { status } = spawnSync(process.execPath, ['node_modules/.bin/sanity', ...task, '--yes'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DO_NOT_TRACK: '1',
    SANITY_STUDIO_PROJECT_ID: sanity?.projectId,
    SANITY_STUDIO_DATASET: sanity?.dataset,
    SANITY_STUDIO_SITE_URL: siteUrl,
  },
});
process.exit(status ?? 1);
