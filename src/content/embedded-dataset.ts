import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from './content-error.ts';

export type SanityDocument = { _id: string; _type: string; [field: string]: unknown };

/** The files that editors change, where they are; else those of the build. */
const LIVE = 'cms/dataset';
const DATASET = existsSync(LIVE)
  ? LIVE
  : fileURLToPath(new URL('../../cms/dataset', import.meta.url));
const ASSET = /^(image|file)@file:\/\/\.\/\w+\//;

/** The recordings of the dataset. */
export const SOUNDS_FOLDER = path.join(DATASET, 'files');

let cache: { stamp: string; documents: SanityDocument[] } | undefined;

/**
 * The published documents of `cms/dataset/*.ndjson`, read again when a file has changed.
 * Throws a ContentError that names file and line when a line is not a document.
 */
export const readEmbeddedDataset = (folder = DATASET): SanityDocument[] => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .sort();
  const stamp = [folder, ...files.map((name) => stampOf(path.join(folder, name)))].join();
  if (cache?.stamp === stamp) return cache.documents;

  const documents = files.flatMap((name) =>
    parseLines(readFileSync(path.join(folder, name), 'utf8'), name),
  );
  const published = documents.filter(({ _id }) => !/^(drafts|versions)\./.test(_id));
  refuseTwins(published);
  const assets = new Map<string, SanityDocument>();
  const linked = published.map((document) => linkAssets(document, assets) as SanityDocument);
  cache = { stamp, documents: [...linked, ...assets.values()] };
  return cache.documents;
};

const stampOf = (file: string): string => {
  const { mtimeMs, size } = statSync(file);
  return `${file}:${mtimeMs}:${size}`;
};

/** Parses NDJSON; an error names the file and the line. */
export const parseLines = (text: string, name: string): SanityDocument[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const place = `${name}, line ${index + 1}`;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      throw new ContentError(`${place}: not valid JSON (${(error as Error).message})`);
    }
    if (!isDocument(value)) {
      throw new ContentError(`${place}: a document needs the text fields _id and _type`);
    }
    return [value];
  });

const isDocument = (value: unknown): value is SanityDocument =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SanityDocument)._id === 'string' &&
  typeof (value as SanityDocument)._type === 'string';

const refuseTwins = (documents: SanityDocument[]) => {
  const seen = new Set<string>();
  for (const { _id } of documents) {
    if (seen.has(_id)) throw new ContentError(`${_id}: two documents have this _id`);
    seen.add(_id);
  }
};

/** Turns the export format's `_sanityAsset` into a reference to an asset document, as an import does. */
const linkAssets = (value: unknown, assets: Map<string, SanityDocument>): unknown => {
  if (Array.isArray(value)) return value.map((item) => linkAssets(item, assets));
  if (typeof value !== 'object' || value === null) return value;
  const { _sanityAsset: source, ...rest } = value as Record<string, unknown>;
  const [mark, kind] = (typeof source === 'string' && ASSET.exec(source)) || [];
  if (mark && kind) {
    const file = String(source).slice(mark.length);
    const _id = `${kind}-${file.replaceAll('.', '-')}`;
    assets.set(_id, { _id, _type: `sanity.${kind}Asset`, url: file, originalFilename: file });
    return { ...rest, asset: { _type: 'reference', _ref: _id } };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, linkAssets(field, assets)]),
  );
};
