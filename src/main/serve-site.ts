import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { closeSharedDatabase, database } from '#db/client.ts';
import { unfilledSettings } from '#src/content/placeholders.ts';
import { getSiteSettings } from '#src/content/site-settings.ts';
import { ConfigError, type Config } from '#src/lib/config.ts';
import { createFront, type Front, type Handler } from '#src/server/front/server.ts';
import { loadSite } from '#src/server/front/site.ts';
import { describeLogin, startDevelopmentLogin } from './development-login.ts';
import { startEditing } from './editing.ts';
import { startPublishing } from './publishing.ts';
import { endWith, ROOT } from './settings.ts';
import { openStudio } from './studio.ts';

const CLIENT = join(ROOT, 'dist/client');
const ENTRY = join(ROOT, 'dist/server/entry.mjs');

/** Serves the built site until a signal ends it. Ends the process when that can't work. */
export const serveSite = async (config: Config): Promise<void> => {
  if (!existsSync(CLIENT) || !existsSync(ENTRY)) {
    endWith('There is no built site in dist: run `npm run build`, or `npm start` for both.');
  }
  await openOwnDatabase();
  const editing = await startEditing(config);
  const site = await loadSite(CLIENT);
  const front = createFront({
    site,
    handler: await loadHandler(),
    siteUrl: config.siteUrl,
    ...(editing || config.sanity ? { studio: openStudio(config) } : {}),
    trustedProxies: config.trustedProxies,
  });
  // Before the first visitor, who may want to sign in.
  const login = await startDevelopmentLogin(config);
  await listen(front, config);
  const publisher = await startPublishing(config, front, site);
  drainOnSignal(front, publisher, editing, login);
  const studio = editing || config.sanity ? [`editing: ${config.siteUrl}/studio`] : [];
  const lines = [...describeServices(config), ...studio, ...(await describeGaps())];
  console.log([`Hanlu is at ${config.siteUrl}`, ...lines].join('\n  '));
};

/** Opened before the first request, so that a file which can't be had stops the start. */
const openOwnDatabase = async () => {
  try {
    await database();
  } catch (error) {
    endWith(
      error instanceof ConfigError
        ? error.message
        : `The database can't be opened: ${String(error)}`,
    );
  }
};

/** One line per outside service: what answers for it in this process. */
const describeServices = (config: Config): string[] => [
  `content: ${config.sanity ? `Sanity project ${config.sanity.projectId}, ${config.sanity.dataset}` : 'embedded dataset'}`,
  describeLogin(config),
  `mail: ${config.mail.smtpUrl ? new URL(config.mail.smtpUrl).host : `files in ${join(config.dataDir, 'outbox')}`}`,
  `transcription: ${config.transcription ? new URL(config.transcription.url).host : 'none, so the browser listens where it can'}`,
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

const loadHandler = async (): Promise<Handler> => {
  process.env.NODE_ENV ??= 'production';
  // The entry would otherwise listen by itself should the adapter's mode ever change.
  process.env.ASTRO_NODE_AUTOSTART = 'disabled';
  const entry = (await import(pathToFileURL(ENTRY).href)) as { handler: Handler };
  return entry.handler;
};

const listen = async (front: Front, { host, port }: Config): Promise<void> => {
  try {
    await front.listen(port, host);
  } catch (error) {
    endWith(explain(error, host, port));
  }
};

const explain = (error: unknown, host: string, port: number): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST must be an address of this machine, and ${host} is none.`;
  }
  return `The server could not listen on ${host}:${port}: ${String(error)}`;
};

/** The first signal lets requests finish, the second one does not wait. */
const drainOnSignal = (
  front: Front,
  ...others: ({ close: () => Promise<void> } | undefined)[]
): void => {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    void front
      .close()
      .then(() => Promise.all(others.map((other) => other?.close())))
      .then(closeSharedDatabase)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
};
