import type { z } from 'zod';
import {
  humanSize,
  isSmallPortrait,
  MAX_IMAGE_BYTES,
  MAX_TUTOR_FILE_BYTES,
} from '#src/domain/uploads.ts';
import { forRoles, refuseOthers } from '#src/server/auth/for-roles.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { fileKindOf } from '#src/server/files/file-kind.ts';
import { faultOfPdf } from '#src/server/files/pdf.ts';
import { processPicture } from '#src/server/files/picture-process.ts';
import { roomFor } from '#src/server/room.ts';
import { hasUploadedEnough } from './quota.server.ts';
import { storeUpload } from './store.server.ts';
import type { uploadImage, uploadTutorFile } from './uploads.contract.ts';

/** Pictures are shown small (UPLOADS-4); a document has to stay readable. */
const PICTURE_LONG_SIDE_PX = 400;
const DOCUMENT_LONG_SIDE_PX = 2400;

const MEBIBYTE = 1024 * 1024;

/** What uploads may take of the memory at once: twelve of the largest, three of them of one tutor. */
export const uploadRoom = roomFor({ bytes: 128 * MEBIBYTE, ofOne: 48 * MEBIBYTE });

/** Only tutors and admins upload (UPLOADS-1). */
const UPLOADERS = ['teacher'] as const;
export const refuseUploads = refuseOthers(UPLOADERS);

/** Takes a picture, keeps a small one of it, and tells what became of it. */
export const storeImage = forRoles(
  UPLOADERS,
  async (
    { image, originalSizeBytes, kind, cropRect }: z.output<typeof uploadImage.input>,
    user,
  ) => {
    if (image.size === 0) return fail('empty');
    if (image.size > MAX_IMAGE_BYTES) return fail('too_large');
    if (kind === 'profile' && image.size > MAX_TUTOR_FILE_BYTES) {
      return fail('too_large_for_profile');
    }
    const found = await fileKindOf(image);
    if (!found || found === 'pdf' || (kind === 'profile' && found === 'webp')) {
      return fail('unsupported');
    }
    if (await hasUploadedEnough(user.id)) return fail('too_many_today');
    const drawn = await processPicture(user.id, image, {
      kind: found,
      longSide: PICTURE_LONG_SIDE_PX,
      crop: cropRect,
    });
    if ('fault' in drawn) return fail(drawn.fault);
    const { picture } = drawn;
    if (kind === 'profile' && isSmallPortrait(picture.crop ?? picture.original)) {
      return fail('too_small');
    }
    const key = await storeUpload({ ownerId: user.id, kind, file: picture });
    if (!key) return fail('failed');
    const stored = picture.bytes.byteLength;
    return done({
      key,
      originalSizeHuman: humanSize(originalSizeBytes),
      uploadSizeHuman: humanSize(image.size),
      storedSizeHuman: humanSize(stored),
      ratioPercent: Math.round((1000 * stored) / originalSizeBytes) / 10,
      resized: picture.resized,
      cropped: picture.crop !== undefined,
      originalWidth: picture.original.width,
      originalHeight: picture.original.height,
      processedWidth: picture.processed.width,
      processedHeight: picture.processed.height,
      ...(picture.crop && { cropRect: picture.crop }),
    });
  },
);

/** Takes a tutor's file: pictures are drawn anew, a PDF is checked and kept as it is. */
export const storeTutorFile = forRoles(
  UPLOADERS,
  async ({ file, kind, itemId }: z.output<typeof uploadTutorFile.input>, user) => {
    if (file.size === 0) return fail('empty');
    if (file.size > MAX_TUTOR_FILE_BYTES) return fail('too_large');
    if (await hasUploadedEnough(user.id)) return fail('too_many_today');
    const made = await makeStorable(user.id, file, kind === 'profile');
    if ('fault' in made) return fail(made.fault);
    const key = await storeUpload({ ownerId: user.id, kind, file: made });
    return key ? done({ key, itemId }) : fail('failed');
  },
);

const makeStorable = async (owner: string, file: File, isPortrait: boolean) => {
  const found = await fileKindOf(file);
  if (found === 'pdf' && !isPortrait) {
    const bytes = await file.bytes();
    const fault = await faultOfPdf(owner, bytes);
    return fault ? { fault } : { bytes, contentType: 'application/pdf' };
  }
  if (found !== 'jpeg' && found !== 'png') return { fault: 'unsupported' as const };
  const longSide = isPortrait ? PICTURE_LONG_SIDE_PX : DOCUMENT_LONG_SIDE_PX;
  const drawn = await processPicture(owner, file, { kind: found, longSide });
  if ('fault' in drawn) return drawn;
  if (isPortrait && isSmallPortrait(drawn.picture.original)) return { fault: 'too_small' as const };
  return drawn.picture;
};
