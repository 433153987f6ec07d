import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { authored, isRecord, mapObjects, type StoredDocument } from './document.ts';
import type { Image, Images } from './images.ts';

/** The project and the dataset that the embedded content stands for. */
export const PROJECT = 'embedded';
export const DATASET = 'production';

/** Pictures are known by what they show, not by when they came. */
const SINCE = '2025-01-01T00:00:00Z';

const SOURCE = /^image@file:\/\/\.\/images\/([\w.-]+)$/;

/** A document of the export format as the Studio knows it: pictures are references to assets. */
export const fromExport = (document: SanityDocument, images: Images): SanityDocument =>
  mapObjects(document, (object) => {
    const { _sanityAsset: source, ...rest } = object;
    const name = typeof source === 'string' ? SOURCE.exec(source)?.[1] : undefined;
    const image = name ? images.named(name) : undefined;
    // A picture without its file stays as it is, so that saving the document loses nothing.
    return image ? { ...rest, asset: { _type: 'reference', _ref: image.id } } : object;
  }) as SanityDocument;

/** The same document as the files hold it. Pictures that are new to the folder are put there. */
export const toExport = (document: StoredDocument, images: Images): SanityDocument =>
  mapObjects(authored(document), (object) => {
    const { asset, ...rest } = object;
    const id = isRecord(asset) ? String(asset['_ref']) : '';
    const name = id.startsWith('image-') ? images.publish(id) : undefined;
    return name ? { ...rest, _sanityAsset: `image@file://./images/${name}` } : object;
  }) as SanityDocument;

/** The asset document of a picture. `url` is a path of the content server. */
export const assetDocument = (image: Image): StoredDocument => {
  const { id, title, sha1, width, height, format, bytes } = image;
  const address = `images/${PROJECT}/${DATASET}/${sha1}-${width}x${height}.${format}`;
  return {
    _id: id,
    _type: 'sanity.imageAsset',
    _rev: sha1,
    _createdAt: SINCE,
    _updatedAt: SINCE,
    assetId: sha1,
    sha1hash: sha1,
    extension: format,
    mimeType: `image/${format === 'jpg' ? 'jpeg' : format}`,
    originalFilename: title,
    size: bytes,
    path: address,
    url: `/${address}`,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        width,
        height,
        aspectRatio: width / height,
      },
      isOpaque: format === 'jpg',
      hasAlpha: format !== 'jpg',
    },
  };
};
