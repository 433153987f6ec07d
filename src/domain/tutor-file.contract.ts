import * as z from 'zod/mini';
import { MAX_TUTOR_FILE_BYTES, TUTOR_FILE_KINDS, TUTOR_FILES_PATH } from '#src/domain/uploads.ts';

/** Boundaries, headers and short fields of the form around a file. */
export const FORM_BYTES = 8192;

/**
 * A tutor's certificate, diploma or portrait in, the key to name in the application out. `itemId`
 * is the entry that it belongs to (`avatar` for the portrait); it comes back with the key. The
 * application sends it; what may go wrong is the uploads' own affair.
 */
export const tutorFileUpload = {
  path: TUTOR_FILES_PATH,
  method: 'POST',
  accepts: 'multipart/form-data',
  maxBytes: MAX_TUTOR_FILE_BYTES + FORM_BYTES,
  input: z.object({
    file: z.instanceof(File, { error: 'missing_file' }),
    kind: z.enum(TUTOR_FILE_KINDS, { error: 'wrong_kind' }),
    itemId: z.string({ error: 'wrong_item' }).check(z.regex(/^[\w-]{1,64}$/, 'wrong_item')),
  }),
  reply: z.object({ key: z.string(), itemId: z.string() }),
} as const;
