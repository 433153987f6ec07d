import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { editingPort } from '#src/lib/config/content.ts';
import type { Config } from '#src/lib/config.ts';
import type { Front } from '#src/server/front/server.ts';
import { loadSite, type Site } from '#src/server/front/site.ts';
import { takePublications } from '#src/server/publishing/publications.ts';
import { createPublisher, type Publisher } from '#src/server/publishing/publisher.ts';
import { loadSecret } from '#src/server/secret.ts';
import { readRevision } from '../build/revision-file.ts';
import { keepOldParts } from './old-parts.ts';
import { swapPages, workFolder } from './swap.ts';
import { canBuild, WHY_NOT } from './workshop.ts';

export type Served = {
  front: Pick<Front, 'replace'>;
  site: Site;
  /** The folder that the site was loaded from. */
  client: string;
};

/**
 * Shows new pages after a publication: builds them beside the old ones, which stay in place until
 * the new ones are whole, and for good when they can't be built.
 */
export const startPublishing = async (
  config: Config,
  served: Served,
): Promise<Publisher | undefined> => {
  if (!config.sanity && editingPort(config) === undefined) return undefined;
  const hook = config.sanity?.deployHook;
  const publisher = createPublisher({
    build: hook ? () => orderPages(hook) : buildPages(config, served),
    isStale: async () => {
      const { contentRevision } = await import('#src/content/revision.ts');
      return (await contentRevision()) !== (await readRevision(served.client));
    },
  });
  takePublications(publisher, await publishingSecret(config));
  return publisher;
};

/** Signs the news of a publication: with the project's secret, or with one of the data folder. */
export const publishingSecret = async (config: Config): Promise<string | undefined> => {
  if (config.sanity) return config.sanity.webhookSecret;
  if (editingPort(config) === undefined) return undefined;
  const secret = await loadSecret(config.dataDir);
  return createHmac('sha256', secret).update('publications').digest('hex');
};

const buildPages = (config: Config, { front, client }: Served) => {
  const folder = workFolder(client);
  return async (cancelled: AbortSignal) => {
    if (!canBuild()) throw new Error(`New pages can't be built here: ${WHY_NOT}.`);
    try {
      const { buildQuietly } = await import('./run-astro.ts');
      await buildQuietly(folder, config, cancelled);
      const next = join(folder, 'client');
      await keepOldParts(client, next);
      const site = await loadSite(next);
      await site.hold();
      front.replace(site);
      await swapPages(client);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return 'current' as const;
  };
};

/** Asks the host of the site to build; when it is done we can't know. */
const orderPages = async (hook: string) => {
  const { ok, status } = await fetch(hook, { method: 'POST' });
  if (!ok) throw new Error(`The deploy hook answered ${status}.`);
  return 'ordered' as const;
};
