import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService, { type SharpImageServiceConfig } from 'astro/assets/services/sharp';
import { partOfPicture } from '#src/lib/part-of-picture.ts';

const RECT = 'rect';

/**
 * Astro’s pictures by sharp, which can show a part of a file as well: the `rect` of an editor’s crop
 * (src/layouts/content-picture.ts), `left,top,width,height` in px. Astro’s own service can cut a file
 * around a side or its middle alone.
 */
const croppedPictures: LocalImageService<SharpImageServiceConfig> = {
  ...sharpService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), RECT],
  getURL: async (transform, ...rest) => {
    const address = await sharpService.getURL(transform, ...rest);
    const rect: unknown = transform[RECT];
    return typeof rect === 'string' ? `${address}&${RECT}=${rect}` : address;
  },
  parseURL: (url, ...rest) => {
    const transform = baseService.parseURL(url, ...rest);
    const rect = url.searchParams.get(RECT);
    return transform && rect ? { ...transform, [RECT]: rect } : transform;
  },
  transform: async (file, transform, ...rest) => {
    const rect: unknown = transform[RECT];
    // Without loss: what is made of it is encoded once.
    const shown =
      typeof rect === 'string' ? await partOfPicture(file, rect).png().toBuffer() : file;
    return sharpService.transform(shown, transform, ...rest);
  },
};

export default croppedPictures;
