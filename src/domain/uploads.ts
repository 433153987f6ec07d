/** What pages and server agree on about uploaded files (UPLOADS-3). */

export const TUTOR_FILE_KINDS = ['certificate', 'education', 'profile'] as const;
export type TutorFileKind = (typeof TUTOR_FILE_KINDS)[number];

export const TUTOR_FILES_PATH = '/api/uploads/files';
export const IMAGES_PATH = '/api/uploads/images';

/** Where a stored picture is shown from. */
export const pictureAddress = (key: string): string => `${IMAGES_PATH}/${key}`;

export const MAX_TUTOR_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** The side of a portrait on a tutor's own page, where it is shown largest (decision 318). */
export const MIN_PORTRAIT_PX = 128;

type Size = { readonly width: number; readonly height: number };

/** Whether a portrait, or the part that is kept of it, would have to be enlarged to be shown. */
export const isSmallPortrait = ({ width, height }: Size): boolean =>
  Math.min(width, height) < MIN_PORTRAIT_PX;

/** What file pickers offer; the server judges by content. */
export const ACCEPTED_TYPES: Readonly<Record<TutorFileKind, readonly string[]>> = {
  certificate: ['application/pdf', 'image/png', 'image/jpeg'],
  education: ['application/pdf', 'image/png', 'image/jpeg'],
  profile: ['image/png', 'image/jpeg'],
};

const STEP = 1024;

/** A size for people: `820 B`, `350 KB`, `4.8 MB`. */
export const humanSize = (bytes: number): string => {
  if (bytes < STEP) return `${bytes} B`;
  const kilobytes = bytes / STEP;
  return kilobytes < STEP ? `${Math.round(kilobytes)} KB` : `${(kilobytes / STEP).toFixed(1)} MB`;
};
