import { join, resolve } from 'node:path';
import { originsOf } from '#cms/server/origins.ts';
import { ClientError } from '#cms/server/client-error.ts';
import { startContentServer, type ContentServer } from '#cms/server/server.ts';
import { openStore } from '#cms/server/store.ts';
import { tellWebhook } from '#cms/server/webhook.ts';
import { editingPort } from '#src/lib/config/content.ts';
import type { Config } from '#src/lib/config.ts';
import { ROOT } from '../settings.ts';
import { publishingSecret } from './publishing.ts';

/**
 * Lets the Studio edit `cms/dataset` on this machine. In a hosted configuration there is nothing
 * to start, and a content that can't be opened is no reason for the site not to start.
 */
export const startContent = async (config: Config): Promise<ContentServer | undefined> => {
  const port = editingPort(config);
  if (port === undefined) return undefined;
  try {
    const state = join(resolve(config.dataDir), 'content');
    const store = await openStore(join(ROOT, 'cms/dataset'), state);
    const secret = await publishingSecret(config);
    if (secret) store.subscribe(tellWebhook({ url: `${addressOf(config)}/api/publish`, secret }));
    return await startContentServer({ store, port, origins: originsOf(config.siteUrl) });
  } catch (error) {
    const reason = error instanceof ClientError ? error.message : String(error);
    console.error(`The Studio can't edit: ${reason}.`);
    return undefined;
  }
};

/** The site itself, whatever stands before it. */
const addressOf = ({ host, port }: Config): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
