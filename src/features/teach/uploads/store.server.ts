import { randomBytes } from 'node:crypto';
import { database } from '#db/client.ts';
import { addUpload, forgetUpload, type Upload } from '#db/repos/uploads.ts';
import { storageFault } from '#src/server/storage/storage-fault.ts';
import { storage } from '#src/server/storage/storage.ts';

const KEY_BYTES = 16;
const KEY = /^[0-9a-f]{32}$/;

/** Hexadecimal, since some file systems don't tell small letters from capitals. */
const newKey = (): string => randomBytes(KEY_BYTES).toString('hex');

/** Whether a text can be the key of an upload. */
export const isUploadKey = (text: string): boolean => KEY.test(text);

type NewUpload = Pick<Upload, 'ownerId' | 'kind'> & {
  file: { bytes: Uint8Array; contentType: string };
};

/** Keeps a file. Answers its key, or undefined where the storage would not take it. */
export const storeUpload = async ({ ownerId, kind, file }: NewUpload) => {
  const { bytes, contentType } = file;
  const db = await database();
  const key = newKey();
  const size = bytes.byteLength;
  await addUpload(db, { key, ownerId, kind, contentType, size, createdAt: new Date() });
  try {
    await (await storage()).put(key, bytes, contentType);
    return key;
  } catch (error) {
    await forgetUpload(db, key);
    if (storageFault(error)) throw error;
    console.error('An upload could not be stored:', error);
    return undefined;
  }
};
