import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import writeFileAtomic from 'write-file-atomic';
import { ClientError } from './client-error.ts';

/** A picture by its content, as Sanity names it: `image-<sha1>-<width>x<height>-<format>`. */
export type Image = {
  id: string;
  sha1: string;
  width: number;
  height: number;
  format: string;
  /** What the editor called the file. */
  title: string;
  file: string;
  bytes: number;
};

/** What the site can show (src/content/picture.ts); an SVG may hold a script. */
const FORMATS = ['webp', 'avif', 'jpg', 'png'];

/** Bytes of one picture; a larger one would only be made smaller for readers. */
export const IMAGE_LIMIT = 20 * 1024 * 1024;

/** Measures a picture. Throws a ClientError for what is none that the site can show. */
const measureImage = (content: Buffer, file: string, title: string): Image => {
  const { width, height, type } = sizeOf(content);
  if (!type || !FORMATS.includes(type)) {
    throw new ClientError(400, 'A picture must be a WebP, AVIF, JPEG or PNG file');
  }
  const sha1 = createHash('sha1').update(content).digest('hex');
  const id = `image-${sha1}-${width}x${height}-${type}`;
  return { id, sha1, width, height, format: type, title, file, bytes: content.length };
};

const sizeOf = (content: Buffer) => {
  try {
    return imageSize(content);
  } catch {
    return { width: 0, height: 0, type: undefined };
  }
};

/** A picture on disk, or nothing where the file is none that the site can show. */
const readImage = (file: string, title: string): Image | undefined => {
  try {
    return measureImage(readFileSync(file), file, title);
  } catch (error) {
    if (error instanceof ClientError) return undefined;
    throw error;
  }
};

export type Images = {
  find: (id: string) => Image | undefined;
  all: () => Image[];
  /** The picture in the dataset's folder by its name there. */
  named: (name: string) => Image | undefined;
  /** The name under which a picture stands in the dataset's folder; copies a new one there. */
  publish: (id: string) => string | undefined;
  /** Keeps an uploaded picture; it survives a power cut. */
  upload: (content: Buffer, title: string) => Promise<Image>;
};

/** Pictures of the dataset's folder `images`, and uploads that no published document shows yet. */
export const openImages = (datasetFolder: string, uploads: string): Images => {
  const published = path.join(datasetFolder, 'images');
  mkdirSync(uploads, { recursive: true });
  const byName = new Map<string, { stamp: string; image: Image }>();
  const byId = new Map<string, Image>();

  const named = (name: string): Image | undefined => {
    const file = path.join(published, path.basename(name));
    if (!existsSync(file)) return undefined;
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}:${size}`;
    const known = byName.get(name);
    if (known?.stamp === stamp) return known.image;
    const image = readImage(file, name);
    if (!image) return undefined;
    byName.set(name, { stamp, image });
    byId.set(image.id, image);
    return image;
  };

  for (const name of readdirSync(uploads)) {
    const file = path.join(uploads, name);
    const image = readImage(file, name.replace(/^[0-9a-f]+-/, ''));
    if (image) byId.set(image.id, image);
  }

  const publish = (id: string) => {
    const image = byId.get(id);
    if (!image) return undefined;
    if (path.dirname(image.file) === published) return path.basename(image.file);
    mkdirSync(published, { recursive: true });
    const name = existsSync(path.join(published, image.title))
      ? image.title.replace(/\.\w+$/, `-${image.sha1.slice(0, 8)}$&`)
      : image.title;
    copyFileSync(image.file, path.join(published, name));
    return named(name) && name;
  };

  return {
    find: (id) => byId.get(id),
    all: () => [...byId.values()],
    named,
    publish,
    upload: async (content, title) => {
      const measured = measureImage(content, '', title);
      const known = byId.get(measured.id);
      if (known) return known;
      const name = nameFrom(measured);
      const file = path.join(uploads, `${measured.sha1}-${name}`);
      await writeFileAtomic(file, content);
      const image = { ...measured, title: name, file };
      byId.set(image.id, image);
      return image;
    },
  };
};

/** `My Photo (2).JPG` becomes `my-photo-2.jpg`. */
const nameFrom = ({ title, sha1, format }: Image): string => {
  const stem = path
    .parse(title)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${stem || `picture-${sha1.slice(0, 8)}`}.${format}`;
};
