import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

const QUALITY = 80;

/** Rasterises a picture. The ending of `path` (from the repository's root) chooses WebP or PNG. */
export const render = async (
  svg: string,
  width: number,
  height: number,
  path: string,
  quality: number = QUALITY,
): Promise<void> => {
  const file = path.startsWith('/') ? path : `${REPOSITORY}${path}`;
  await mkdir(dirname(file), { recursive: true });
  const image = sharp(Buffer.from(svg), { limitInputPixels: false }).resize(width, height, {
    fit: 'fill',
  });
  await (
    file.endsWith('.png')
      ? image.png({ compressionLevel: 9, palette: width > 64, quality: 95, dither: 0.4 })
      : image.webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true })
  ).toFile(file);
  const { size } = await stat(file);
  console.log(`${path} ${width}x${height} ${Math.round(size / 1024)} KB`);
};
