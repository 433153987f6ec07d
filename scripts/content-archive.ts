import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authored } from '#cms/server/document.ts';
import { parseLines, type SanityDocument } from '#src/content/embedded-dataset.ts';

/** Pictures and recordings. */
const ASSET_FOLDERS = ['images', 'files'];

/** Runs a use of a folder that is gone afterwards. */
const inFolder = <T>(use: (folder: string) => T): T => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hanlu-archive-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Packs a dataset folder as `sanity dataset export` does: `data.ndjson` and the assets, in a
 * .tar.gz that `sanity dataset import` takes. Answers how many documents that are.
 */
export const exportContent = (dataset: string, archive: string): number =>
  inFolder((folder) => {
    const inside = path.join(folder, 'hanlu-export');
    mkdirSync(inside);
    const documents = readFolder(dataset).flatMap(({ documents }) => documents);
    writeFileSync(path.join(inside, 'data.ndjson'), linesOf(documents));
    for (const name of ASSET_FOLDERS) {
      const assets = path.join(dataset, name);
      if (existsSync(assets)) cpSync(assets, path.join(inside, name), { recursive: true });
    }
    execFileSync('tar', ['-czf', path.resolve(archive), '-C', folder, 'hanlu-export']);
    return documents.length;
  });

/**
 * Puts the published documents and the assets of an export into a dataset folder: each document
 * into the file that holds its like, in the place where it stands already. Documents that the
 * export has not are taken away. Answers how many documents there are now.
 */
export const importContent = (archive: string, dataset: string): number =>
  inFolder((folder) => {
    execFileSync('tar', ['-xzf', path.resolve(archive), '-C', folder]);
    const data = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
      name.endsWith('data.ndjson'),
    );
    if (!data) throw new Error(`${archive} has no data.ndjson: it is not an export of a dataset.`);
    const inside = path.join(folder, path.dirname(data));
    const titles = titlesIn(inside);
    const renamed = new Map(
      ASSET_FOLDERS.flatMap((name) => [...copyAssets(name, inside, dataset, titles)]),
    );
    const documents = parseLines(readFileSync(path.join(folder, data), 'utf8'), 'data.ndjson')
      .filter(({ _id, _type }) => !_id.includes('.') && !/^(sanity|system)\./.test(_type))
      .map((document) => JSON.parse(withNames(authored(document), renamed)) as SanityDocument);
    writeDocuments(dataset, documents);
    return documents.length;
  });

const linesOf = (documents: readonly SanityDocument[]): string =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('');

type File = { name: string; documents: SanityDocument[] };

const readFolder = (dataset: string): File[] =>
  readdirSync(dataset)
    .filter((name) => name.endsWith('.ndjson'))
    .sort()
    .map((name) => ({
      name,
      documents: parseLines(readFileSync(path.join(dataset, name), 'utf8'), name),
    }));

/** What the hosted library calls each file: `<sha1>-<width>x<height>.webp` says little. */
const titlesIn = (inside: string): ReadonlyMap<string, string> => {
  const file = path.join(inside, 'assets.json');
  if (!existsSync(file)) return new Map();
  const assets = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    { originalFilename?: string }
  >;
  return new Map(
    Object.entries(assets).flatMap(([id, { originalFilename: title }]) =>
      title ? [[id.replace(/^(image|file)-/, ''), title]] : [],
    ),
  );
};

/** Copies one kind of assets into the dataset under their own names; answers the names that are new. */
const copyAssets = (
  folder: string,
  inside: string,
  dataset: string,
  titles: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const assets = path.join(inside, folder);
  if (!existsSync(assets)) return names;
  mkdirSync(path.join(dataset, folder), { recursive: true });
  for (const name of readdirSync(assets)) {
    const title = titles.get(path.parse(name).name.replace(/-\d+x\d+$/, '')) ?? name;
    const isPlain = /^[\w-]+(\.[\w-]+)*$/.test(title) && ![...names.values()].includes(title);
    names.set(name, isPlain ? title : name);
    cpSync(path.join(assets, name), path.join(dataset, folder, names.get(name) ?? name));
  }
  return names;
};

const MARK = /((?:image@file:\/\/\.\/images|file@file:\/\/\.\/files)\/)([^"]+)/g;

const withNames = (document: object, names: ReadonlyMap<string, string>): string =>
  JSON.stringify(document).replace(
    MARK,
    (_, start: string, name: string) => `${start}${names.get(name) ?? name}`,
  );

const writeDocuments = (dataset: string, documents: readonly SanityDocument[]) => {
  mkdirSync(dataset, { recursive: true });
  const files = readFolder(dataset);
  const homeOf = ({ _id, _type }: SanityDocument): string =>
    files.find((file) => file.documents.some((one) => one._id === _id))?.name ??
    files.find((file) => file.documents.some((one) => one._type === _type))?.name ??
    'site.ndjson';
  const byFile = Map.groupBy(documents, homeOf);
  for (const name of new Set([...files.map((file) => file.name), ...byFile.keys()])) {
    const before = files.find((file) => file.name === name)?.documents ?? [];
    const place = new Map(before.map(({ _id }, index) => [_id, index]));
    const rank = ({ _id }: SanityDocument) => place.get(_id) ?? before.length;
    const lines = (byFile.get(name) ?? []).toSorted((one, other) => rank(one) - rank(other));
    writeFileSync(path.join(dataset, name), linesOf(lines));
  }
};
