import type { z } from 'zod';
import type { Locale } from '#src/i18n/locales.ts';
import { call } from '#src/lib/call.ts';
import { fetchWithProgress } from '#src/lib/fetch-with-progress.ts';
import { MAX_IMAGE_BYTES } from '#src/domain/uploads.ts';
import type { Area } from '#src/ui/uploads/cut-square.ts';
import { uploadImage } from '../uploads.contract.ts';

export type ImageReply = z.output<typeof uploadImage.reply>;

/** What went wrong, and the server's own words where it answered. */
export type Problem =
  { is: 'chooseFirst' | 'onlyImages' | 'tooLarge' | 'error' } | { is: 'failed'; told: string };

/** A picture that was chosen and cut. */
export type Cut = { file: File; square: File; area: Area };

/** What is wrong with a chosen file, before it is opened. */
export const problemOf = (file: File): Problem | undefined => {
  if (!file.type.startsWith('image/')) return { is: 'onlyImages' };
  return file.size > MAX_IMAGE_BYTES ? { is: 'tooLarge' } : undefined;
};

/** Sends the square, or the whole picture with the part for the server to cut. Never throws. */
export const sendImage = async (
  { file, square, area }: Cut,
  isCutOnServer: boolean,
  { locale, onProgress }: { locale: Locale<'admin'>; onProgress: (percent: number) => void },
): Promise<{ reply: ImageReply } | { problem: Problem }> => {
  const sent = await call(
    uploadImage,
    {
      image: isCutOnServer ? file : square,
      originalSizeBytes: String(file.size),
      ...(isCutOnServer && { cropRect: JSON.stringify(area) }),
    },
    { locale, fetch: fetchWithProgress(onProgress) },
  );
  if (sent.ok) return { reply: sent.reply };
  return { problem: sent.status === 0 ? { is: 'error' } : { is: 'failed', told: sent.message } };
};
