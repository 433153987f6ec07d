import { access, constants, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { database } from '#db/client.ts';
import { readConfig } from '#src/lib/config.ts';
import { inTime } from '#src/lib/in-time.ts';
import { publishingState } from './publishing/publications.ts';
import type { PublishingState } from './publishing/publisher.ts';
import { storage } from './storage/storage.ts';

type Answer = 'ok' | 'failing';

/** How the parts stand that requests need, and the pages, which are served however old they are. */
export type Health = {
  status: 'ready' | 'failing';
  database: Answer;
  uploads: Answer;
  disk: Answer;
  pages: PublishingState['at'];
};

/** A part that answers later than this fails those who wait for it. */
const PATIENCE_MS = 2_000;

/** Below this much room the database may soon refuse to write. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024;

/** Whoever asks more often than that hears the same again. */
const FRESH_MS = 1_000;

/** No upload has this key; only a storage that answers knows that. */
const NO_UPLOAD = '0'.repeat(32);

const PROBES = {
  database: async () => (await database()).$client.execute('SELECT 1'),
  uploads: async () => {
    if (await (await storage()).get(NO_UPLOAD)) throw new Error('That is no answer of a storage.');
  },
  disk: async () => {
    const folder = resolve(readConfig(process.env).dataDir);
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < LEAST_FREE_BYTES) throw new Error('The disk is nearly full.');
  },
};

const answerOf = (probe: () => Promise<unknown>): Promise<Answer> =>
  inTime(probe(), PATIENCE_MS).then(
    () => 'ok',
    () => 'failing',
  );

const look = async (): Promise<Health> => {
  const [onDatabase, onUploads, onDisk] = await Promise.all([
    answerOf(PROBES.database),
    answerOf(PROBES.uploads),
    answerOf(PROBES.disk),
  ]);
  const parts = { database: onDatabase, uploads: onUploads, disk: onDisk };
  const failing = Object.entries(parts)
    .filter(([, answer]) => answer === 'failing')
    .map(([part]) => part)
    .join(', ');
  tellChange(failing);
  return { status: failing ? 'failing' : 'ready', ...parts, pages: publishingState().at };
};

let failedBefore = '';

/** Who asks does so every few seconds: the log has what changed. */
const tellChange = (failing: string) => {
  if (failing === failedBefore) return;
  if (failing) console.error(`Not ready, for what fails is: ${failing}`);
  else console.info(`Ready again, after what failed was: ${failedBefore}`);
  failedBefore = failing;
};

let last: { at: number; health: Promise<Health> } | undefined;

/** Asks every part, at most once a second. Never throws. */
export const readHealth = (): Promise<Health> => {
  const now = Date.now();
  if (!last || now - last.at >= FRESH_MS) last = { at: now, health: look() };
  return last.health;
};
