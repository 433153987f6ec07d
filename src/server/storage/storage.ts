import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import { readConfig, type StorageConfig } from '#src/lib/config.ts';
import { s3Settings } from './s3-settings.ts';

/** Where files lie: a folder of ours or a bucket. Keys are names that we made, without folders. */
export type Storage = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Undefined where there is no such file. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** A file that is gone already is no fault. */
  delete: (key: string) => Promise<void>;
  /** Every key, in no order. What lies in folders there, or has no name of ours, is left out. */
  list: () => Promise<string[]>;
  /** When a file that is there was put there. */
  storedAt: (key: string) => Promise<Date>;
};

/** The storage that the settings name; nothing is asked of it before the first file. */
export const openStorage = async (config: StorageConfig): Promise<Storage> => {
  const { driver, names } = await placeOf(config);
  const disk = new Disk(driver);
  return {
    put: async (key, bytes, contentType) => {
      await disk.put(key, bytes, { contentType });
      if (config.at === 's3') await insistOn(disk, key, bytes.byteLength);
    },
    get: (key) => readFile(disk, key),
    delete: (key) => disk.delete(key),
    list: async () => (await names()).filter((name) => KEY.test(name)),
    storedAt: async (key) => (await disk.getMetaData(key)).lastModified,
  };
};

/** What can be asked for. Somebody may have put a file there under another name. */
const KEY = /^[\w.-]+$/;

let shared: Promise<Storage> | undefined;

/** The storage of this process. */
export const storage = (): Promise<Storage> =>
  (shared ??= openStorage(readConfig(process.env).storage));

/** A bucket that is silent for so long is given up; someone waits, and it is tried twice. */
const SILENCE_MS = 8_000;
const PATIENCE = { connectionTimeout: 3_000, socketTimeout: SILENCE_MS };

/** Files of any name, which the library's own list would fail at. */
type Place = { driver: DriverContract; names: () => Promise<string[]> };

/** The S3 client is large, and a site with a folder never needs it. */
const placeOf = async (config: StorageConfig): Promise<Place> => {
  if (config.at === 'folder') {
    const { FSDriver } = await import('flydrive/drivers/fs');
    return {
      driver: new FSDriver({ location: config.folder, visibility: 'private' }),
      names: () => filesIn(config.folder),
    };
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { S3Client, paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const { bucket } = config;
  const client = new S3Client({
    ...s3Settings(config),
    requestHandler: PATIENCE,
    maxAttempts: 2,
  });
  return {
    driver: new S3Driver({
      client,
      bucket,
      // Buckets are private unless told; many servers, and new AWS buckets, refuse the older ACLs.
      visibility: 'private',
      supportsACL: false,
    }),
    names: async () => {
      const found: string[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Delimiter: '/' });
      for await (const { Contents = [] } of pages) {
        for (const { Key } of Contents) if (Key) found.push(Key);
      }
      return found;
    },
  };
};

const filesIn = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

/** What stands between us and a bucket, or a broken one, may say yes to what it never kept. */
const insistOn = async (disk: Disk, key: string, bytes: number) => {
  const { contentLength } = await disk.getMetaData(key);
  if (contentLength !== bytes) throw new Error('The bucket has not kept what it took.');
};

const readFile = async (disk: Disk, key: string) => {
  try {
    return await disk.getBytes(key);
  } catch (error) {
    if (await disk.exists(key)) throw error;
    return undefined;
  }
};
