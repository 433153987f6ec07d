import { tutorFileUpload } from '#src/domain/tutor-file.contract.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { call } from '#src/lib/call.ts';
import { fetchWithProgress } from '#src/lib/fetch-with-progress.ts';
import type { TutorFileKind } from '#src/domain/uploads.ts';

/** `message` is the server's, in the language asked for; empty where none came. */
export type TutorFileResult = { ok: true; key: string } | { ok: false; message: string };

type Options = {
  /** The language of the answer's messages. */
  locale: Locale<'common'>;
  /** Hears how much has been sent, from 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends a tutor's file and answers the key to name in the application; `itemId` is the entry that
 * it belongs to, `avatar` for the portrait. Never throws.
 */
export const uploadTutorFile = async (
  file: File,
  kind: TutorFileKind,
  itemId: string,
  { onProgress = () => undefined, ...options }: Options,
): Promise<TutorFileResult> => {
  const send = fetchWithProgress(onProgress);
  const sent = await call(tutorFileUpload, { file, kind, itemId }, { ...options, fetch: send });
  return sent.ok ? { ok: true, key: sent.reply.key } : { ok: false, message: sent.message };
};
