import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { noteShape } from '../build-note.ts';
import { BUILD_NAME } from '../build-store.ts';
import { ChangedMeanwhile, type Bucket } from './bucket.ts';

/** A build that lies in the bucket, whole. */
export type ListedBuild = z.infer<typeof listedShape>;

const listedShape = noteShape.extend({
  name: z.string().regex(BUILD_NAME),
  /** The SHA-256 of its manifest, which has those of its files. */
  manifest: z.string(),
});

const listShape = z.object({
  /** Changes when somebody has heard of a publication. */
  asked: z.string(),
  /** Somebody keeps the first of the builds in front by hand, until the next one is added. */
  held: z.boolean().default(false),
  /** The one to show first. */
  builds: z.array(listedShape),
});
type List = z.infer<typeof listShape>;

/** The one object that changes: it is read whole and replaced whole (decision 260). */
const KEY = 'builds.json';
/** How many builds stay, of whatever code. */
const KEPT = 5;
const TRIES = 5;
const EMPTY: List = { asked: '', held: false, builds: [] };

/** What the processes of a site share of their builds. */
export type BuildList = {
  /** As it was when it was read last. */
  readonly builds: readonly ListedBuild[];
  /** The name of the first of them where that is kept in front by hand. */
  readonly held: string | undefined;
  /** Reads it anew. Answers whether somebody else has asked for new pages since the last time. */
  look: () => Promise<boolean>;
  /** Has all processes look whether their pages show the content. */
  ask: () => Promise<void>;
  /** Rejects with ChangedMeanwhile where the list is not the one that was read last. */
  add: (build: ListedBuild) => Promise<void>;
};

/** The list in a bucket; one that is not there is empty. */
export const openBuildList = (bucket: Bucket): BuildList => {
  let list = EMPTY;
  let etag: string | undefined;
  let own: string | undefined;
  let isRead = false;

  const read = async () => {
    const found = await bucket.read(KEY, etag);
    if (found === 'same') return;
    etag = found?.etag;
    list = found ? listShape.parse(JSON.parse(Buffer.from(found.bytes).toString())) : EMPTY;
  };

  const replace = async (next: List) => {
    const condition = etag ? { only: 'same' as const, etag } : { only: 'absent' as const };
    etag = await bucket.write(KEY, JSON.stringify(next), condition);
    list = next;
  };

  const ask = async (tries: number): Promise<void> => {
    await read();
    own = randomUUID();
    try {
      await replace({ ...list, asked: own });
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === 0) throw error;
      await ask(tries - 1);
    }
  };

  return {
    get builds() {
      return list.builds;
    },
    get held() {
      return list.held ? list.builds[0]?.name : undefined;
    },
    look: async () => {
      const before = list.asked;
      const isFirst = !isRead;
      await read();
      isRead = true;
      return !isFirst && list.asked !== before && list.asked !== own;
    },
    ask: () => ask(TRIES),
    add: (build) => {
      const others = list.builds.filter(({ name }) => name !== build.name);
      return replace({ ...list, held: false, builds: [build, ...others].slice(0, KEPT) });
    },
  };
};
