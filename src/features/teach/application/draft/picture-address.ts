import { IMAGES_PATH } from '#src/domain/uploads.ts';

/** Where a stored picture is shown from. */
export const pictureAddress = (key: string): string => `${IMAGES_PATH}/${key}`;
