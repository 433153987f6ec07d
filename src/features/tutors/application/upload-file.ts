import { z } from 'zod';
import { TUTOR_FILES_PATH, type TutorFileKind } from '#src/lib/uploads.ts';

const answer = z.object({ key: z.string().optional(), message: z.string().optional() });

/** Sends a file of an application and answers its key. Never throws. */
export const uploadTutorFile = async (
  file: File,
  kind: TutorFileKind,
  itemId: string,
  { locale }: { locale: string },
): Promise<{ ok: true; key: string } | { ok: false; message: string }> => {
  const body = new FormData();
  body.set('file', file);
  body.set('kind', kind);
  body.set('itemId', itemId);
  try {
    const headers = { 'Accept-Language': locale };
    const response = await fetch(TUTOR_FILES_PATH, { method: 'POST', headers, body });
    const { key, message = '' } = answer.catch({}).parse(await response.json());
    return response.ok && key ? { ok: true, key } : { ok: false, message };
  } catch {
    return { ok: false, message: '' };
  }
};
