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
  /** Every key, in no order. What lies in folders there is not of this storage. */
  list: () => Promise<string[]>;
  /** When a file that is there was put there. */
  storedAt: (key: string) => Promise<Date>;
};

/** The storage that the settings name; nothing is asked of it before the first file. */
export const openStorage = async (config: StorageConfig): Promise<Storage> => {
  const disk = new Disk(await driverOf(config));
  return {
    put: async (key, bytes, contentType) => {
      await disk.put(key, bytes, { contentType });
      if (config.at === 's3') await insistOn(disk, key, bytes.byteLength);
    },
    get: (key) => readFile(disk, key),
    delete: (key) => disk.delete(key),
    list: () => listKeys(disk),
    storedAt: async (key) => (await disk.getMetaData(key)).lastModified,
  };
};

let shared: Promise<Storage> | undefined;

/** The storage of this process. */
export const storage = (): Promise<Storage> =>
  (shared ??= openStorage(readConfig(process.env).storage));

/** A bucket that is silent for so long is given up; someone waits, and it is tried twice. */
const SILENCE_MS = 8_000;
const PATIENCE = { connectionTimeout: 3_000, socketTimeout: SILENCE_MS };

/** The S3 client is large, and a site with a folder never needs it. */
const driverOf = async (config: StorageConfig): Promise<DriverContract> => {
  if (config.at === 'folder') {
    const { FSDriver } = await import('flydrive/drivers/fs');
    return new FSDriver({ location: config.folder, visibility: 'private' });
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    ...s3Settings(config),
    bucket: config.bucket,
    requestHandler: PATIENCE,
    maxAttempts: 2,
    // Buckets are private unless told; many servers, and new AWS buckets, refuse the older ACLs.
    visibility: 'private',
    supportsACL: false,
  });
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

const listKeys = async (disk: Disk): Promise<string[]> => {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('/', {
      recursive: false,
      ...(paginationToken && { paginationToken }),
    });
    for (const file of page.objects) if (file.isFile) keys.push(file.key);
    ({ paginationToken } = page);
  } while (paginationToken);
  return keys;
};
