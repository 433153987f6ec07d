import { join, resolve } from 'node:path';
import type { FoundDatabase } from '#db/client.ts';
import { unfilledSettings } from '#src/content/placeholders.ts';
import { getSiteSettings } from '#src/content/site-settings.ts';
import { placeOfDatabase } from '#src/lib/config/database.ts';
import type { Config } from '#src/lib/config.ts';
import { buildsFolder, strayPointer } from '#src/server/publishing/build-store.ts';
import { describeEditing, whereToEdit } from './editing/editing.ts';
import { describeLogin } from './login.ts';
import { problemsOf } from './problems.ts';

/**
 * What a start prints (OPERATION-7): a line for each service that may be outside, with what answers
 * for it in this process. Names hosts, never a whole address, which may hold a password. `pages` is
 * the folder that built pages are served from.
 */
export const describeStart = (config: Config, pages: string): string[] => [
  `pages: ${pages}`,
  `content: ${config.sanity ? `Sanity project ${config.sanity.projectId}, ${config.sanity.dataset}` : 'embedded dataset'}`,
  describeEditing(config),
  `database: ${placeOfDatabase(config.database)}`,
  `uploads: ${describeStorage(config)}`,
  describeLogin(config),
  `mail: ${config.mail.smtpUrl ? new URL(config.mail.smtpUrl).host : `files in ${join(resolve(config.dataDir), 'outbox')}`}`,
  `transcription: ${config.transcription ? new URL(config.transcription.url).host : 'none, so the browser listens where it can'}`,
];

/** What somebody has to do before others come (OPERATION-7), a line each. */
export const describeProblems = async (
  config: Config,
  database: FoundDatabase,
): Promise<string[]> => [
  ...(await describeGaps(config)),
  ...problemsOf(config, {
    built: builtWith(),
    database,
    strayPointer: await strayPointer(buildsFolder(config)),
  }).map((sentence) => `to put right: ${sentence}`),
];

const builtWith = () => ({
  site: import.meta.env.SITE,
  project: import.meta.env.SANITY_PROJECT ?? undefined,
});

const describeStorage = ({ storage }: Config): string => {
  if (storage.at === 'folder') return storage.folder;
  const { bucket, endpoint } = storage;
  return `bucket ${bucket} at ${endpoint ? new URL(endpoint).host : 'Amazon S3'}`;
};

/** What an editor still has to fill in; a content that can't be asked now is no reason to stop. */
const describeGaps = async (config: Config): Promise<string[]> => {
  try {
    const fields = unfilledSettings(await getSiteSettings());
    if (fields.length === 0) return [];
    return [
      `still to fill in, under “Site settings” in ${whereToEdit(config)}: ${fields.join(', ')}`,
    ];
  } catch (error) {
    return [`site settings can't be read now: ${(error as Error).message}`];
  }
};
