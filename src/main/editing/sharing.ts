import { setTimeout as wait } from 'node:timers/promises';
import { editingPort } from '#src/lib/config/content.ts';
import type { Config } from '#src/lib/config.ts';
import { loadSite } from '#src/server/front/site.ts';
import { readNote } from '#src/server/publishing/build-note.ts';
import { buildsFolder } from '#src/server/publishing/build-store.ts';
import type { Publisher } from '#src/server/publishing/publisher.ts';
import type { SharedBuilds, Shown } from '#src/server/publishing/shared/shared-builds.ts';
import type { Served } from '../pages.ts';
import { reasonOf } from './reason.ts';
import { canBuild, WHY_NOT } from './workshop.ts';

/** So long visitors of a start wait for pages that only the bucket has. */
const START_MS = 15_000;
/** How often the bucket is asked, for all to show new pages five seconds after their build. */
const LOOK_MS = 3_000;
/** How often whoever waits for another's build asks. */
const WAIT_MS = 1_500;
/** So long a process without sources waits for one that has them to begin. */
const BEGIN_MS = 3 * 60_000;
const AWAY = 'The bucket with the pages could not be reached';

const toldAway = (error: unknown): undefined => console.error(`${AWAY}:`, error) as undefined;

/** Whether anything may be published while this process runs. */
export const hasPublications = (config: Config): boolean =>
  config.sanity !== undefined || editingPort(config) !== undefined;

const shownBy = (served: Served): Shown => ({
  get folder() {
    return served.pages.folder;
  },
  show: async (folder) => {
    const site = await loadSite(folder);
    await site.hold();
    served.pages.show(served.front, folder, site);
  },
});

/**
 * What this process shares with others of the site where a bucket is set: the newest pages of theirs
 * are there when this settles, unless that takes too long. Never rejects.
 */
export const shareInTime = async (
  config: Config,
  served: Served,
  announce: (sentence: string) => void,
): Promise<SharedBuilds | undefined> => {
  const { storage, sanity, siteUrl } = config;
  if (storage.at !== 's3' || !hasPublications(config) || sanity?.deployHook) return undefined;
  const own = await readNote(served.shipped);
  if (!own) return undefined;
  const { shareBuilds } = await import('#src/server/publishing/shared/shared-builds.ts');
  const store = buildsFolder(config);
  const shared = await shareBuilds({ bucket: storage, store, own, siteUrl, announce });
  const arrived = shared.tend(shownBy(served), false).catch(toldAway);
  await Promise.race([arrived, wait(START_MS, undefined, { ref: false })]);
  return shared;
};

type Work = {
  /** Builds what is published now and shows it. */
  build: (cancelled: AbortSignal) => Promise<'current'>;
  /** What is published now. */
  revision: () => Promise<string>;
};

/** How the processes of a site make new pages: one builds, and the others show what it has built. */
export const workTogether = (shared: SharedBuilds, served: Served, { build, revision }: Work) => {
  const shown = shownBy(served);
  let isAway = false;

  const contentShown = async () => (await readNote(shown.folder))?.content;

  const tend = async () => {
    try {
      const news = await shared.tend(shown);
      isAway = false;
      return news;
    } catch (error) {
      if (!isAway) console.error(`${AWAY}:`, error);
      isAway = true;
      return undefined;
    }
  };

  const buildClaimed = async (content: string, cancelled: AbortSignal) => {
    const claimed = await shared.claim(content).catch(toldAway);
    // Nobody can tell who builds while the bucket is away: then everybody does, for themselves.
    if (!claimed) return shared.alone(() => build(cancelled));
    if (claimed.is === 'failed') throw new Error(claimed.reason);
    if (claimed.is === 'taken') return undefined;
    try {
      const result = await shared.alone(() => build(cancelled));
      await tend();
      await claimed.done().catch(toldAway);
      return result;
    } catch (error) {
      // A stop says nothing of the content, so that another may build it at once.
      if (cancelled.aborted) {
        await claimed.done().catch(toldAway);
        throw error;
      }
      const failed = reasonOf(error);
      await claimed.failed(failed.message).catch(toldAway);
      throw failed;
    }
  };

  /** Each look waits for the one before it, which may wait for a build. */
  const watchOver = (publisher: Publisher) => {
    let looking: Promise<void> | undefined;
    const look = async () => {
      const wasAway = isAway;
      const news = await tend();
      if (news?.asked) publisher.request();
      else if (news?.arrived || wasAway !== isAway) await publisher.look();
    };
    return () => (looking ??= look().finally(() => (looking = undefined)));
  };

  return {
    build: async (cancelled: AbortSignal): Promise<'current'> => {
      let content = await revision();
      const begun = Date.now();
      for (;;) {
        const news = await tend();
        // What comes from others may show more than what this process was asked for.
        if (news?.arrived) content = await revision();
        if ((await contentShown()) === content) return 'current';
        if (canBuild()) {
          const result = await buildClaimed(content, cancelled);
          if (result) return result;
        } else if (Date.now() - begun > BEGIN_MS) {
          throw new Error(`New pages can't be built here: ${WHY_NOT}.`);
        }
        await wait(WAIT_MS, undefined, { signal: cancelled, ref: false });
      }
    },
    /** Takes the news of a publication: for this process, and for all others. */
    tell: (publisher: Pick<Publisher, 'request'>) => {
      publisher.request();
      // Whoever does not hear of it finds the new pages in the bucket, or asks the content by itself.
      void shared.ask().catch(toldAway);
    },
    throwIfAway: () => {
      if (isAway) throw new Error(AWAY);
    },
    /** Looks into the bucket from time to time, from when the publisher watches until it closes. */
    watchedBy: (publisher: Publisher): Publisher => {
      let watching: NodeJS.Timeout | undefined;
      const look = watchOver(publisher);
      return {
        ...publisher,
        watch: () => {
          publisher.watch();
          watching ??= setInterval(() => void look(), LOOK_MS).unref();
        },
        close: async () => {
          clearInterval(watching);
          await publisher.close();
        },
      };
    },
  };
};
