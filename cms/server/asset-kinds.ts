import { imageSize } from 'image-size';
import { MAX_SOUND_BYTES, soundFormatOf } from '#src/domain/sound/format.ts';
import type { AssetKind } from './assets.ts';
import { ClientError } from './client-error.ts';

/** What the site can show (src/content/picture.ts); an SVG may hold a script. */
const PICTURES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const sizeOf = (content: Buffer) => {
  try {
    return imageSize(content);
  } catch {
    return { width: 0, height: 0, type: undefined };
  }
};

/** Pictures; one that is larger would only be made smaller for readers. */
export const pictureKind: AssetKind = {
  prefix: 'image',
  folder: 'images',
  noun: 'picture',
  limit: 20 * 1024 * 1024,
  measure: (content) => {
    const { width, height, type } = sizeOf(content);
    const mimeType = type && PICTURES[type];
    if (!type || !mimeType) {
      throw new ClientError(400, 'A picture must be a WebP, AVIF, JPEG or PNG file');
    }
    return { format: type, mimeType, size: { width, height } };
  },
};

/** Recordings as the Studio and the import have prepared them. */
export const soundKind: AssetKind = {
  prefix: 'file',
  folder: 'files',
  noun: 'sound',
  limit: MAX_SOUND_BYTES,
  measure: (content) => {
    if (soundFormatOf(content) !== 'mp3') {
      throw new ClientError(
        400,
        'A recording must be an MP3 file: record or choose it in the form',
      );
    }
    return { format: 'mp3', mimeType: 'audio/mpeg' };
  },
};
