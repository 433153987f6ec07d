import type { z } from 'zod';
import { IMAGES_PATH, MAX_IMAGE_BYTES } from '#src/lib/uploads.ts';
import type { Area } from '#src/ui/uploads/cut-square.ts';
import { sendForm, type SendOptions } from '#src/ui/uploads/send-form.ts';
import type { uploadImage } from '../uploads.contract.ts';

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
  options: SendOptions,
): Promise<{ reply: ImageReply } | { problem: Problem }> => {
  const { status, body } = await sendForm(
    IMAGES_PATH,
    {
      image: isCutOnServer ? file : square,
      originalSizeBytes: String(file.size),
      ...(isCutOnServer && { cropRect: JSON.stringify(area) }),
    },
    options,
  );
  if (status === 200 && isRecord(body) && 'key' in body) return { reply: body as ImageReply };
  if (status === 0) return { problem: { is: 'error' } };
  const told = isRecord(body) && typeof body['error'] === 'string' ? body['error'] : '';
  return { problem: { is: 'failed', told } };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
