import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Mutex } from 'async-mutex';
import type { BucketConfig } from '../../storage/s3-settings.ts';
import { readNote, writeNote, type BuildNote } from '../build-note.ts';
import { fits } from '../build-store.ts';
import { dropOldBuilds, pointAt, removeBuild } from '../keep-build.ts';
import { openBucket } from './bucket.ts';
import { openBuildList, type BuildList, type ListedBuild } from './build-list.ts';
import { openClaim, type Claimed } from './claim.ts';
import { hashFolder } from './manifest.ts';
import { DamagedBuild, receiveBuild, type AtHand } from './receive-build.ts';
import { sendBuild } from './send-build.ts';

export type Sharing = {
  bucket: BucketConfig;
  /** The folder of the builds of this machine. */
  store: string;
  /** What the pages that came with the program were made from. */
  own: BuildNote;
  siteUrl: string;
  /** Takes a line for the log as it is: in the name of a build there are many digits. */
  announce: (sentence: string) => void;
};

/** The pages that this process serves now, and how it serves others. */
export type Shown = {
  readonly folder: string;
  /** Rejects where they are damaged, and nothing changes then. */
  show: (folder: string) => Promise<void>;
};

export type SharedBuilds = {
  /** Whether somebody keeps the build in a folder in front by hand, for all. */
  isHeld: (folder: string) => boolean;
  /**
   * Looks into the bucket: shows the build that is listed there first, or puts there what only this
   * machine has. Rejects where the bucket does not answer. Answers whether somebody has asked for
   * new pages, or came with some. Pages that were not read to their end yet may not be sent.
   */
  tend: (shown: Shown, maySend?: boolean) => Promise<{ asked: boolean; arrived: boolean }>;
  /** Has every process look whether its pages show the content. */
  ask: () => Promise<void>;
  /** The right to build a content, for one process at a time. */
  claim: (content: string) => Promise<Claimed>;
  /** Has a build count as newer than those that are listed, whatever the clocks of machines say. */
  date: (pages: string) => Promise<void>;
  /** Does something with the store while nothing else does. */
  alone: <T>(act: () => Promise<T>) => Promise<T>;
};

/** The builds that the processes of a site share through a bucket (decision 260). */
export const shareBuilds = async ({
  bucket: config,
  store,
  own,
  siteUrl,
  announce,
}: Sharing): Promise<SharedBuilds> => {
  const bucket = await openBucket(config);
  const list = openBuildList(bucket);
  const claims = openClaim(bucket, own.code);
  const turns = new Mutex();
  const damaged = new Set<string>();
  /** Of the folder that is served: files never change there. */
  let known: AtHand | undefined;

  const atHandIn = async (folder: string): Promise<AtHand> =>
    (known = known?.folder === folder ? known : { folder, hashes: await hashFolder(folder) });

  const receive = async (build: ListedBuild, shown: Shown) => {
    const there = join(store, build.name);
    if (existsSync(there)) {
      try {
        await shown.show(there);
        await pointAt(store, build.name);
        return announce(`Shown are the pages of ${build.name}, which were here already`);
      } catch (error) {
        console.error(`${there} is damaged, and fetched once more: ${String(error)}`);
        await removeBuild(store, build.name);
      }
    }
    const began = performance.now();
    const hashes = await receiveBuild(bucket, store, build, await atHandIn(shown.folder));
    await shown.show(there);
    known = { folder: there, hashes };
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    announce(`Shown are the pages of ${build.name}, fetched from the bucket in ${seconds} s`);
  };

  const tend = async (shown: Shown, maySend: boolean) => {
    const asked = await list.look();
    const fitting = list.builds.filter((build) => fits(build, own, siteUrl));
    if (await isOursAlone(shown.folder, store, list, fitting)) {
      const { folder } = shown;
      if (maySend) {
        known = { folder, hashes: await sendBuild(bucket, list, folder, damaged.size === 0) };
      }
      return { asked, arrived: false };
    }
    for (const build of fitting) {
      if (build.name === basename(shown.folder)) break;
      if (damaged.has(build.name)) continue;
      try {
        await receive(build, shown);
      } catch (error) {
        if (!(error instanceof DamagedBuild)) throw error;
        damaged.add(build.name);
        console.error(`A build in the bucket is not used: ${error.message}.`);
        continue;
      }
      await dropOldBuilds(store, shown.folder);
      return { asked, arrived: true };
    }
    return { asked, arrived: false };
  };

  return {
    isHeld: (folder) => list.held === basename(folder),
    tend: (shown, maySend = true) => turns.runExclusive(() => tend(shown, maySend)),
    ask: list.ask,
    claim: claims.take,
    date: async (pages) => {
      const note = await readNote(pages);
      const newest = Math.max(...list.builds.map(({ at }) => Date.parse(at)));
      if (!note || Date.parse(note.at) > newest) return;
      await writeNote(pages, { ...note, at: new Date(newest + 1).toISOString() });
    },
    alone: (act) => turns.runExclusive(act),
  };
};

/**
 * Whether a folder is a build that nobody else has, newer than what they have. One made while the
 * bucket was away, of a content that is listed, is no reason to let go of what is kept by hand.
 */
const isOursAlone = async (
  folder: string,
  store: string,
  { builds, held }: Pick<BuildList, 'builds' | 'held'>,
  fitting: readonly ListedBuild[],
): Promise<boolean> => {
  if (dirname(folder) !== store) return false;
  if (builds.some(({ name }) => name === basename(folder))) return false;
  const note = await readNote(folder);
  if (held && fitting.some(({ content }) => content === note?.content)) return false;
  return note !== undefined && fitting.every(({ at }) => at < note.at);
};
