import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { editingPort } from '#src/lib/config/content.ts';
import type { Config } from '#src/lib/config.ts';
import { readNote } from '#src/server/publishing/build-note.ts';
import { buildsFolder, isHeld } from '#src/server/publishing/build-store.ts';
import { takePublications } from '#src/server/publishing/publications.ts';
import { createPublisher, type Publisher } from '#src/server/publishing/publisher.ts';
import { loadSecret } from '#src/server/secret.ts';
import { builds } from '#src/server/watching/measures.ts';
import type { SharedBuilds } from '#src/server/publishing/shared/shared-builds.ts';
import type { Served } from '../pages.ts';
import { ROOT } from '../settings.ts';
import { keepOldParts } from './old-parts.ts';
import { orderPages } from './order-pages.ts';
import { reasonOf } from './reason.ts';
import { hasPublications, workTogether } from './sharing.ts';
import { canBuild, WHY_NOT } from './workshop.ts';

const OTHER_CODE =
  'The code of the site is not the one that this server runs: it has to be built and started anew';
const KEPT_BY_HAND =
  'An older build is kept in front by hand; the next publication takes its place';

type Site = {
  served: Served;
  shared: SharedBuilds | undefined;
  /** Takes a line for the log as it is: in the name of a build there are many digits. */
  announce: (sentence: string) => void;
};

/**
 * Shows new pages after a publication: builds them beside the old ones, which stay in place until
 * the new ones are whole, and for good when they can't be built. Of several processes one builds.
 */
export const startPublishing = async (
  config: Config,
  { served, shared, announce }: Site,
): Promise<Publisher | undefined> => {
  if (!hasPublications(config)) return undefined;
  const hook = config.sanity?.deployHook;
  const build = (cancelled: AbortSignal) =>
    buildPages(config, { served, shared, announce }, cancelled);
  const revision = async () => {
    const { contentRevision } = await import('#src/content/revision.ts');
    return contentRevision();
  };
  const others = shared && workTogether(shared, served, { build, revision });
  const publisher = createPublisher({
    build: async (cancelled) => {
      try {
        const made = hook ? orderPages(hook, cancelled) : (others?.build ?? build)(cancelled);
        const result = await made;
        builds.add({ result });
        return result;
      } catch (error) {
        if (cancelled.aborted) {
          console.info('A build was given up, for the server stops.');
          return throwReason(error);
        }
        builds.add({ result: 'failed' });
        console.error('A build failed:', error);
        return throwReason(error);
      }
    },
    isStale: async () => {
      const published = await revision().catch(throwReason);
      const { folder } = served.pages;
      if (published !== (await readNote(folder))?.content) {
        if (shared?.isHeld(folder) || (await isHeld(buildsFolder(config), folder))) {
          throw new Error(KEPT_BY_HAND);
        }
        return true;
      }
      others?.throwIfAway();
      return false;
    },
  });
  takePublications(
    others ? { ...publisher, request: () => others.tell(publisher) } : publisher,
    await publishingSecret(config),
  );
  return others ? others.watchedBy(publisher) : publisher;
};

const throwReason = (error: unknown): never => {
  throw reasonOf(error);
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
  { served, shared, announce }: Site,
  cancelled: AbortSignal,
) => {
  const began = performance.now();
  const { pages, shipped } = served;
  if (!canBuild()) throw new Error(`New pages can't be built here: ${WHY_NOT}.`);
  const [{ codeRevision }, { beginBuild, dropOldBuilds }, { buildQuietly }, { showBuild }] =
    await Promise.all([
      import('../build/code-revision.ts'),
      import('#src/server/publishing/keep-build.ts'),
      import('./run-astro.ts'),
      import('./show-build.ts'),
    ]);
  const own = await readNote(shipped);
  if (own && own.code !== codeRevision(ROOT)) throw new Error(OTHER_CODE);
  const store = buildsFolder(config);
  const work = await beginBuild(store, join(ROOT, 'node_modules'));
  try {
    await buildQuietly(join(work, 'built'), config, cancelled);
    const next = join(work, 'built/client');
    await keepOldParts(pages.folder, next);
    await shared?.date(next);
    const { name, files } = await showBuild(served, store, next);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    announce(`Published the pages of ${name}: ${files} files in ${seconds} s`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await dropOldBuilds(store, pages.folder).catch((error: unknown) =>
    console.error(`Old builds can't be removed: ${String(error)}`),
  );
  return 'current' as const;
};
