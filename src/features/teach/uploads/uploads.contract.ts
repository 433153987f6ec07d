import { z } from 'zod';
import { FORM_BYTES, tutorFileUpload } from '#src/domain/tutor-file.contract.ts';
import { IMAGES_PATH, MAX_IMAGE_BYTES, TUTOR_FILES_PATH } from '#src/domain/uploads.ts';
import { imageMessages, tutorFileMessages } from './uploads.messages.ts';

const file = z.instanceof(File, { error: 'missing_file' });

const failures = {
  unauthenticated: 401,
  forbidden: 403,
  empty: 400,
  too_large: 413,
  unsupported: 415,
  damaged: 422,
  too_many_pixels: 422,
  too_small: 422,
  crop_outside: 422,
  too_slow: 422,
  busy: 503,
  too_many_today: 429,
  failed: 502,
} as const;

const coordinate = z.int().min(0);
const rectangle = z.object({
  x: coordinate,
  y: coordinate,
  width: coordinate.min(1),
  height: coordinate.min(1),
});

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * A picture in, its stored form out (UPLOADS-8). `originalSizeBytes` is the size of the file
 * that was chosen, `cropRect` the part to keep, as JSON in pixels of the upright picture that is
 * sent. Sizes are texts such as `4.8 MB`, `ratioPercent` is stored to original.
 */
export const uploadImage = {
  path: IMAGES_PATH,
  method: 'POST',
  accepts: 'multipart/form-data',
  maxBytes: MAX_IMAGE_BYTES + FORM_BYTES,
  input: z.object({
    image: file,
    originalSizeBytes: z
      .string({ error: 'missing_size' })
      .regex(/^[1-9]\d{0,12}$/, 'missing_size')
      .transform(Number),
    kind: z.enum(['test', 'profile'], { error: 'wrong_kind' }).default('test'),
    cropRect: z
      .string({ error: 'wrong_crop' })
      .transform(readJson)
      .refine((value) => rectangle.safeParse(value).success, 'wrong_crop')
      .transform((value) => rectangle.parse(value))
      .optional(),
  }),
  reply: z.object({
    key: z.string(),
    originalSizeHuman: z.string(),
    uploadSizeHuman: z.string(),
    storedSizeHuman: z.string(),
    ratioPercent: z.number(),
    resized: z.boolean(),
    cropped: z.boolean(),
    originalWidth: z.number().optional(),
    originalHeight: z.number().optional(),
    processedWidth: z.number().optional(),
    processedHeight: z.number().optional(),
    cropRect: rectangle.optional(),
  }),
  failures: { ...failures, too_large_for_profile: 413 },
  repeatsMessageIn: 'error',
  messages: imageMessages,
} as const;

/** A tutor's file in, its key out. */
export const uploadTutorFile = {
  ...tutorFileUpload,
  failures: { ...failures, locked: 422, scripted: 422 },
  repeatsMessageIn: 'error',
  messages: tutorFileMessages,
} as const;

const reading = {
  method: 'GET',
  input: z.object({ key: z.string() }),
  reply: z.instanceof(Response),
  failures: { not_found: 404 },
  repeatsMessageIn: 'error',
  messages: tutorFileMessages,
} as const;

/** A picture by its key: portraits for everyone, others for their owner and admins. */
export const readImage = { ...reading, path: `${IMAGES_PATH}/{key}` } as const;

/** A tutor's file by its key: portraits for everyone, documents for their owner and admins. */
export const readTutorFile = { ...reading, path: `${TUTOR_FILES_PATH}/{key}` } as const;
