import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { ClientError } from './client-error.ts';

/** What Sanity tells the kinds of assets apart by. */
export type AssetKind = {
  /** What ids and sources begin with: `image-…`, `image@file://…`. */
  readonly prefix: 'image' | 'file';
  /** The folder of the dataset, and a part of the address. */
  readonly folder: 'images' | 'files';
  /** The name of a file that has none of its own. */
  readonly noun: 'picture' | 'sound';
  /** Bytes of one file. */
  readonly limit: number;
  /** Looks into a file. Throws a ClientError for what is none that the site can use. */
  readonly measure: (content: Buffer) => Measured;
};

/** What is read from the content of a file; `size` is a part of a picture’s id. */
type Measured = {
  format: string;
  mimeType: string;
  size?: { width: number; height: number };
};

/** A file by its content, as Sanity names it: `image-<sha1>-<width>x<height>-<format>`. */
export type Asset = Measured & {
  id: string;
  /** The last part of its address: `<sha1>-<width>x<height>.<format>`. */
  name: string;
  kind: AssetKind;
  sha1: string;
  /** What the editor called the file. */
  title: string;
  file: string;
  bytes: number;
};

const identify = (kind: AssetKind, content: Buffer, file: string, title: string): Asset => {
  const measured = kind.measure(content);
  const { format, size } = measured;
  const sha1 = createHash('sha1').update(content).digest('hex');
  const stem = size ? `${sha1}-${size.width}x${size.height}` : sha1;
  return {
    ...measured,
    id: `${kind.prefix}-${stem}-${format}`,
    name: `${stem}.${format}`,
    kind,
    sha1,
    title,
    file,
    bytes: content.length,
  };
};

/** A file on disk, or nothing where it is none that the site can use. */
const readAsset = (kind: AssetKind, file: string, title: string): Asset | undefined => {
  try {
    return identify(kind, readFileSync(file), file, title);
  } catch (error) {
    if (error instanceof ClientError) return undefined;
    throw error;
  }
};

export type Assets = {
  readonly kind: AssetKind;
  find: (id: string) => Asset | undefined;
  all: () => Asset[];
  /** The file in the dataset's folder by its name there. */
  named: (name: string) => Asset | undefined;
  /** The name under which a file stands in the dataset's folder; copies a new one there. */
  publish: (id: string) => string | undefined;
  /** Keeps an uploaded file; it survives a power cut. */
  upload: (content: Buffer, title: string) => Promise<Asset>;
};

/** Files of one kind in the dataset's folder, and uploads that no published document shows yet. */
export const openAssets = (kind: AssetKind, datasetFolder: string, uploads: string): Assets => {
  const published = path.join(datasetFolder, kind.folder);
  mkdirSync(uploads, { recursive: true });
  const byName = new Map<string, { stamp: string; asset: Asset }>();
  const byId = new Map<string, Asset>();

  const named = (name: string): Asset | undefined => {
    const file = path.join(published, path.basename(name));
    if (!existsSync(file)) return undefined;
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}:${size}`;
    const known = byName.get(name);
    if (known?.stamp === stamp) return known.asset;
    const asset = readAsset(kind, file, name);
    if (!asset) return undefined;
    byName.set(name, { stamp, asset });
    byId.set(asset.id, asset);
    return asset;
  };

  for (const name of readdirSync(uploads)) {
    const file = path.join(uploads, name);
    const asset = readAsset(kind, file, name.replace(/^[0-9a-f]+-/, ''));
    if (asset) byId.set(asset.id, asset);
  }

  const publish = (id: string) => {
    const asset = byId.get(id);
    if (!asset) return undefined;
    if (path.dirname(asset.file) === published) return path.basename(asset.file);
    mkdirSync(published, { recursive: true });
    const name = existsSync(path.join(published, asset.title))
      ? asset.title.replace(/\.\w+$/, `-${asset.sha1.slice(0, 8)}$&`)
      : asset.title;
    copyFileSync(asset.file, path.join(published, name));
    return named(name) && name;
  };

  return {
    kind,
    find: (id) => byId.get(id),
    all: () => [...byId.values()],
    named,
    publish,
    upload: async (content, title) => {
      const identified = identify(kind, content, '', title);
      const known = byId.get(identified.id);
      if (known) return known;
      const name = nameFrom(identified);
      const file = path.join(uploads, `${identified.sha1}-${name}`);
      await writeFileAtomic(file, content);
      const asset = { ...identified, title: name, file };
      byId.set(asset.id, asset);
      return asset;
    },
  };
};

/** `My Photo (2).JPG` becomes `my-photo-2.jpg`. */
const nameFrom = ({ kind, title, sha1, format }: Asset): string => {
  const stem = path
    .parse(title)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${stem || `${kind.noun}-${sha1.slice(0, 8)}`}.${format}`;
};
