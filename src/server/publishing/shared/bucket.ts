import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { s3Settings, type BucketConfig } from '../../storage/s3-settings.ts';

/** An object that somebody else has changed, made or removed meanwhile. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

type Kept = { bytes: Uint8Array; etag: string };

/** What an object has to be like for a write to count. */
export type Condition = { only: 'absent' } | { only: 'same'; etag: string };

/** The part of a bucket where builds lie. Calls reject where the bucket does not answer in time. */
export type Bucket = {
  /** Undefined where there is no such object; `same` where it is the one that is known already. */
  read: (key: string, known?: string) => Promise<Kept | 'same' | undefined>;
  readPart: (key: string, from: number, size: number) => Promise<Uint8Array>;
  /**
   * Answers the new etag. Rejects with ChangedMeanwhile where the condition is not met, and with
   * another error where the server says so though it is.
   */
  write: (key: string, text: string, condition?: Condition) => Promise<string>;
  writeFile: (key: string, file: string) => Promise<void>;
  /** Every key. */
  list: () => Promise<{ key: string; changedAt: number }[]>;
  /** Whether a reading failed because the object is not there, or is shorter than that. */
  isMissing: (error: unknown) => boolean;
  /** An object that is gone already is no fault. */
  remove: (key: string) => Promise<void>;
};

/** Beside the uploads, whose keys have no folder. */
const FOLDER = 'pages/';
/** For a few kilobytes, and for all pages at once. */
const PATIENCE_MS = { small: 10_000, large: 5 * 60_000 };

/** Some versions of Ceph compare the quotes of an etag as well. */
const MISJUDGES =
  'S3_ENDPOINT names a server that misjudges If-Match when an object is written, so pages can’t be shared through it';

/** Opens the bucket of the settings; nothing is asked of it yet. */
export const openBucket = async (config: BucketConfig): Promise<Bucket> => {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({ ...s3Settings(config), maxAttempts: 2 });
  const at = (key: string) => ({ Bucket: config.bucket, Key: `${FOLDER}${key}` });
  const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) });

  const get = async (input: { Key: string; IfNoneMatch?: string; Range?: string }, ms: number) => {
    const command = new s3.GetObjectCommand({ Bucket: config.bucket, ...input });
    const { Body, ETag = '' } = await client.send(command, within(ms));
    return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), etag: ETag };
  };

  const read: Bucket['read'] = async (key, known) => {
    try {
      return await get({ ...at(key), ...(known && { IfNoneMatch: known }) }, PATIENCE_MS.small);
    } catch (error) {
      if (statusOf(error) === 304) return 'same';
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  };

  return {
    read,
    readPart: async (key, from, size) => {
      const Range = `bytes=${from}-${from + size - 1}`;
      return (await get({ ...at(key), Range }, PATIENCE_MS.large)).bytes;
    },
    write: async (key, text, condition) => {
      const command = new s3.PutObjectCommand({
        ...at(key),
        Body: text,
        ContentType: 'application/json',
        ...(condition?.only === 'absent' && { IfNoneMatch: '*' }),
        ...(condition?.only === 'same' && { IfMatch: condition.etag }),
      });
      try {
        return (await client.send(command, within(PATIENCE_MS.small))).ETag ?? '';
      } catch (error) {
        // What was to be replaced may also be gone.
        const isRefused = [404, 409, 412].includes(statusOf(error) ?? 0);
        if (!condition || !isRefused) throw error;
        const isJudged = condition.only === 'same' && statusOf(error) === 412;
        if (isJudged && (await read(key, condition.etag)) === 'same') {
          throw new Error(MISJUDGES, { cause: error });
        }
        throw new ChangedMeanwhile(key, { cause: error });
      }
    },
    writeFile: async (key, file) => {
      const { size } = await stat(file);
      const body = { Body: createReadStream(file), ContentLength: size };
      await client.send(
        new s3.PutObjectCommand({ ...at(key), ...body }),
        within(PATIENCE_MS.large),
      );
    },
    list: async () => {
      const found: { key: string; changedAt: number }[] = [];
      for await (const { Contents = [] } of s3.paginateListObjectsV2(
        { client },
        { Bucket: config.bucket, Prefix: FOLDER },
      )) {
        for (const { Key = '', LastModified } of Contents) {
          const changedAt = LastModified?.getTime() ?? Date.now();
          found.push({ key: Key.slice(FOLDER.length), changedAt });
        }
      }
      return found;
    },
    isMissing: (error) => [404, 416].includes(statusOf(error) ?? 0),
    remove: async (key) => {
      await client.send(new s3.DeleteObjectCommand(at(key)), within(PATIENCE_MS.small));
    },
  };
};

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
