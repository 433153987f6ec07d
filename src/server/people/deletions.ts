import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { readConfig } from '#src/lib/config.ts';
import { PERIODS } from './periods.ts';

const REMEMBERED_MS = PERIODS.deletions * 86_400_000;

const line = z.object({ account: z.string(), at: z.iso.datetime() });

/** Beside the database, so that a copy that is brought back does not forget it (decision 226). */
const path = () => join(readConfig(process.env).dataDir, 'deletions');

/** What is noted while the file is written anew would be lost. */
const oneAtATime = new Mutex();

/** Writes down that an account is to be deleted, before anything of it is. */
export const noteDeletion = (account: string, at: Date): Promise<void> =>
  // On a line of its own, also behind one that a crash cut off.
  oneAtATime.runExclusive(() =>
    appendFile(path(), `\n${JSON.stringify({ account, at: at.toISOString() })}\n`, {
      mode: 0o600,
      flush: true,
    }),
  );

/** The accounts whose deletion is remembered; what is older than that is forgotten here. */
export const rememberedDeletions = (now: Date): Promise<string[]> =>
  oneAtATime.runExclusive(() => readAndClear(now));

const readAndClear = async (now: Date): Promise<string[]> => {
  const text = await readFile(path(), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((one) => one !== '');
  const kept = lines.flatMap((one) => {
    const read = line.safeParse(parsed(one));
    const isKept = read.success && now.getTime() - Date.parse(read.data.at) < REMEMBERED_MS;
    return isKept ? [{ one, account: read.data.account }] : [];
  });
  if (kept.length < lines.length) {
    await writeFileAtomic(path(), kept.map(({ one }) => `${one}\n`).join(''), { mode: 0o600 });
  }
  return [...new Set(kept.map(({ account }) => account))];
};

/** A line that a crash cut off says nothing. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
