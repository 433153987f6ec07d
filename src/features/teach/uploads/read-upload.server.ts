import { database } from '#db/client.ts';
import { findUpload, type Upload } from '#db/repos/uploads.ts';
import type { User } from '#src/server/auth/user.ts';
import { done, fail, type Asked } from '#src/server/endpoint.ts';
import { storage } from '#src/server/storage/storage.ts';
import { isUploadKey } from './store.server.ts';

/** A key names one picture for ever. */
const FOREVER = 'public, max-age=31536000, immutable';

const reader =
  (...kinds: Upload['kind'][]) =>
  async ({ key }: { key: string }, { context }: Asked) => {
    if (!isUploadKey(key)) return fail('not_found');
    const upload = await findUpload(await database(), key);
    // Others are not even told that there is such a file.
    if (!upload || !kinds.includes(upload.kind) || !mayRead(upload, context.locals.user)) {
      return fail('not_found');
    }
    const bytes = await (await storage()).get(key);
    return bytes
      ? done(new Response(new Uint8Array(bytes), { headers: headersOf(upload) }))
      : fail('not_found');
  };

/** Gives a picture by its key. */
export const serveImage = reader('profile', 'test');

/** Gives a tutor's file by its key. */
export const serveTutorFile = reader('certificate', 'education', 'profile');

/** Portraits are public by their key, the rest is for its owner and admins (UPLOADS-9). */
const mayRead = ({ kind, ownerId }: Upload, user: User | undefined): boolean =>
  kind === 'profile' || user?.role === 'admin' || user?.id === ownerId;

/** What stands in a file runs nowhere, and a PDF is never opened on our own origin. */
const headersOf = ({ kind, contentType, size }: Upload): Record<string, string> => ({
  'Content-Type': contentType,
  'Content-Length': String(size),
  'Content-Disposition':
    contentType === 'application/pdf' ? `attachment; filename="${kind}.pdf"` : 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': kind === 'profile' ? FOREVER : 'private, no-store',
});
