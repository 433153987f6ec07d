/**
 * `npm run screens` takes a picture of every page of the built site, in both languages, at three
 * widths, by day and by night, into the folder `screens`, with a sheet of them for each width.
 * `npm run screens -- 390 dark today` takes those alone whose width, scheme or path is named; the
 * other pictures stay.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '#src/lib/config.ts';
import { SAMPLE_MARKER } from '#src/server/sample.ts';
import { serveBuiltSite } from './built-site.ts';
import { fillWithSamples } from './demo/fill.ts';
import { pagesOf } from './screens/pages.ts';
import { sheetOf } from './screens/sheet.ts';
import { takeScreens } from './screens/take.ts';
import { chosen, WIDTHS } from './screens/wanted.ts';

const FOLDER = 'screens';

const screens = chosen(await pagesOf('dist/client'), process.argv.slice(2));
if (screens.length === 0) throw new Error('No screen has such a width, scheme or path.');
await mkdir(FOLDER, { recursive: true });

const site = await serveBuiltSite({}, async () => {
  await fillWithSamples(Date.now());
  // Its note is for people who might take them for real ones.
  await rm(join(readConfig(process.env).dataDir, SAMPLE_MARKER));
});
try {
  await takeScreens(site.url, screens, FOLDER);
} finally {
  await site.stop();
}

const all = chosen(await pagesOf('dist/client'), []);
for (const width of WIDTHS) {
  const sheet = sheetOf(all.filter((screen) => screen.width === width));
  await writeFile(join(FOLDER, `${width}.html`), sheet);
}
console.log(
  `${screens.length} screens. Open ${WIDTHS.map((w) => `${FOLDER}/${w}.html`).join(', ')}`,
);
