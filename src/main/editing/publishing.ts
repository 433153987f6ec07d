import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { editingPort } from '#src/lib/config/content.ts';
import type { Config } from '#src/lib/config.ts';
import type { Front } from '#src/server/front/server.ts';
import { loadSite } from '#src/server/front/site.ts';
import { readNote } from '#src/server/publishing/build-note.ts';
import { buildsFolder } from '#src/server/publishing/build-store.ts';
import { takePublications } from '#src/server/publishing/publications.ts';
import { createPublisher, type Publisher } from '#src/server/publishing/publisher.ts';
import { loadSecret } from '#src/server/secret.ts';
import { builds } from '#src/server/watching/measures.ts';
import type { Pages } from '../pages.ts';
import { ROOT } from '../settings.ts';
import { keepOldParts } from './old-parts.ts';
import { canBuild, WHY_NOT } from './workshop.ts';

const OTHER_CODE =
  'The code of the site is not the one that this server runs: it has to be built and started anew';

export type Served = {
  front: Pick<Front, 'replace'>;
  pages: Pages;
  /** The folder of the pages that came with the program. */
  shipped: string;
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
    build: async (cancelled) => {
      try {
        const made = hook ? orderPages(hook) : buildPages(config, served, cancelled);
        const result = await made;
        builds.add({ result });
        return result;
      } catch (error) {
        builds.add({ result: 'failed' });
        console.error('A build failed:', error);
        return throwReason(error);
      }
    },
    isStale: async () => {
      const { contentRevision } = await import('#src/content/revision.ts');
      const revision = await contentRevision().catch(throwReason);
      return revision !== (await readNote(served.pages.folder))?.content;
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

const buildPages = async (
  config: Config,
  { front, pages, shipped }: Served,
  cancelled: AbortSignal,
) => {
  if (!canBuild()) throw new Error(`New pages can't be built here: ${WHY_NOT}.`);
  const [{ codeRevision }, { beginBuild, dropOldBuilds, keepBuild }, { buildQuietly }] =
    await Promise.all([
      import('../build/code-revision.ts'),
      import('#src/server/publishing/keep-build.ts'),
      import('./run-astro.ts'),
    ]);
  const own = await readNote(shipped);
  if (own && own.code !== codeRevision(ROOT)) throw new Error(OTHER_CODE);
  const store = buildsFolder(config);
  const work = await beginBuild(store, join(ROOT, 'node_modules'));
  try {
    await buildQuietly(join(work, 'built'), config, cancelled);
    const next = join(work, 'built/client');
    await keepOldParts(pages.folder, next);
    const site = await loadSite(next);
    await site.hold();
    pages.show(front, await keepBuild(store, next, pages.folder), site);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await dropOldBuilds(store, pages.folder).catch((error: unknown) =>
    console.error(`Old builds can't be removed: ${String(error)}`),
  );
  return 'current' as const;
};

/** Fails with what editors can read. */
const throwReason = async (error: unknown): Promise<never> => {
  const { inEditorsWords } = await import('./reason.ts');
  throw new Error(await inEditorsWords(error instanceof Error ? error.message : String(error)), {
    cause: error,
  });
};

/** Asks the host of the site to build; when it is done we can't know. */
const orderPages = async (hook: string) => {
  const { ok, status } = await fetch(hook, { method: 'POST' });
  if (!ok) throw new Error(`The deploy hook answered ${status}.`);
  return 'ordered' as const;
};
