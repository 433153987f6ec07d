import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { authored, isRecord, mapObjects, type StoredDocument } from './document.ts';
import type { Asset, Assets } from './assets.ts';

/** The project and the dataset that the embedded content stands for. */
export const PROJECT = 'embedded';
export const DATASET = 'production';

/** Assets are known by what they hold, not by when they came. */
const SINCE = '2025-01-01T00:00:00Z';

const SOURCE = /^(image|file)@file:\/\/\.\/\w+\/([\w.-]+)$/;

/** A document of the export format as the Studio knows it: files are references to assets. */
export const fromExport = (document: SanityDocument, assets: readonly Assets[]): SanityDocument =>
  mapObjects(document, (object) => {
    const { _sanityAsset: source, ...rest } = object;
    const [, prefix, name] = (typeof source === 'string' && SOURCE.exec(source)) || [];
    const asset = name && assets.find(({ kind }) => kind.prefix === prefix)?.named(name);
    // One without its file stays as it is, so that saving the document loses nothing.
    return asset ? { ...rest, asset: { _type: 'reference', _ref: asset.id } } : object;
  }) as SanityDocument;

/** The same document as the files hold it. Assets that are new to the folder are put there. */
export const toExport = (document: StoredDocument, assets: readonly Assets[]): SanityDocument =>
  mapObjects(authored(document), (object) => {
    const { asset, ...rest } = object;
    const id = isRecord(asset) ? String(asset['_ref']) : '';
    const own = assets.find(({ kind }) => id.startsWith(`${kind.prefix}-`));
    const name = own?.publish(id);
    if (!own || !name) return object;
    const { prefix, folder } = own.kind;
    return { ...rest, _sanityAsset: `${prefix}@file://./${folder}/${name}` };
  }) as SanityDocument;

/** The asset document of a file. `url` is a path of the content server. */
export const assetDocument = (asset: Asset): StoredDocument => {
  const { id, name, kind, title, sha1, format, mimeType, size, bytes } = asset;
  const address = `${kind.folder}/${PROJECT}/${DATASET}/${name}`;
  return {
    _id: id,
    _type: kind.prefix === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    _rev: sha1,
    _createdAt: SINCE,
    _updatedAt: SINCE,
    assetId: sha1,
    sha1hash: sha1,
    extension: format,
    mimeType,
    originalFilename: title,
    size: bytes,
    path: address,
    url: `/${address}`,
    ...(size && { metadata: metadataOf(size, format === 'jpg') }),
  };
};

const metadataOf = ({ width, height }: { width: number; height: number }, isOpaque: boolean) => ({
  _type: 'sanity.imageMetadata',
  dimensions: {
    _type: 'sanity.imageDimensions',
    width,
    height,
    aspectRatio: width / height,
  },
  isOpaque,
  hasAlpha: !isOpaque,
});
