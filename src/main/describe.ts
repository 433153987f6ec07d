import { join } from 'node:path';
import { unfilledSettings } from '#src/content/placeholders.ts';
import { getSiteSettings } from '#src/content/site-settings.ts';
import type { Config } from '#src/lib/config.ts';
import { describeEditing } from './editing/editing.ts';
import { describeLogin } from './login.ts';

/** One line per outside service: what answers for it in this process; then what is missing. */
export const describeServices = async (config: Config): Promise<string[]> => [
  `content: ${config.sanity ? `Sanity project ${config.sanity.projectId}, ${config.sanity.dataset}` : 'embedded dataset'}`,
  describeLogin(config),
  `mail: ${config.mail.smtpUrl ? new URL(config.mail.smtpUrl).host : `files in ${join(config.dataDir, 'outbox')}`}`,
  `transcription: ${config.transcription ? new URL(config.transcription.url).host : 'none, so the browser listens where it can'}`,
  describeEditing(config),
  ...(await describeGaps()),
];

/** What an editor still has to fill in; a content that can't be asked now is no reason to stop. */
const describeGaps = async (): Promise<string[]> => {
  try {
    const fields = unfilledSettings(await getSiteSettings());
    return fields.length > 0 ? [`still to fill in (site settings): ${fields.join(', ')}`] : [];
  } catch (error) {
    return [`site settings can't be read now: ${(error as Error).message}`];
  }
};
