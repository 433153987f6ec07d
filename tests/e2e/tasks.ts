import { askServer } from '#src/server/maintenance.ts';
import { expect } from './fixtures.ts';
import type { OwnSite } from './own-site.ts';

/** Has a site do one of its tasks at once, as an operator's command does. */
export const runTask = async ({ dataDir, url }: OwnSite, task: string) => {
  // The task is asked for by the secret of the site's own data folder.
  process.env['DATA_DIR'] = dataDir;
  const asked = await askServer(task, { port: Number(new URL(url).port) });
  expect(asked).toMatchObject({ is: 'done' });
};
