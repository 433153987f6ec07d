import { database } from '#db/client.ts';
import { uploadedSince } from '#db/repos/uploads.ts';

const DAY_MS = 86_400_000;

/**
 * What one account may have stored within a day: several times what the longest application needs,
 * a hundredth of what would trouble a small disk.
 */
const FILES_A_DAY = 150;
const BYTES_A_DAY = 200 * 1024 * 1024;

/** Whether an account has to wait until a day has passed since some of its uploads. */
export const hasUploadedEnough = async (ownerId: string): Promise<boolean> => {
  const since = new Date(Date.now() - DAY_MS);
  const { files, bytes } = await uploadedSince(await database(), ownerId, since);
  return files >= FILES_A_DAY || bytes >= BYTES_A_DAY;
};
