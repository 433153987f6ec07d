import * as z from 'zod/mini';
import { TUTOR_FILES_PATH, type TutorFileKind } from '#src/lib/uploads.ts';
import { sendForm, type SendOptions } from './send-form.ts';

/** `message` is the server's, in the language asked for; empty where none came. */
export type TutorFileResult = { ok: true; key: string } | { ok: false; message: string };

const stored = z.object({ key: z.string() });
const refused = z.object({ message: z.string() });

/**
 * Sends a tutor's file and answers the key to name in the application; `itemId` is the entry that
 * it belongs to, `avatar` for the portrait. Never throws.
 */
export const uploadTutorFile = async (
  file: File,
  kind: TutorFileKind,
  itemId: string,
  options: SendOptions,
): Promise<TutorFileResult> => {
  const { status, body } = await sendForm(TUTOR_FILES_PATH, { file, kind, itemId }, options);
  const done = stored.safeParse(body);
  if (status === 200 && done.success) return { ok: true, key: done.data.key };
  const fault = refused.safeParse(body);
  return { ok: false, message: fault.success ? fault.data.message : '' };
};
