import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { someAtOnce } from '#src/lib/some-at-once.ts';
import { FILES_AT_ONCE } from '../../front/file-index.ts';
import { clearUp, settleBuild, workIn } from '../keep-build.ts';
import type { Bucket } from './bucket.ts';
import type { ListedBuild } from './build-list.ts';
import { manifestShape, sha256, type Manifest, type Piece } from './manifest.ts';

/** A build of the bucket that is not what its builder has put there. */
export class DamagedBuild extends Error {
  override name = 'DamagedBuild';
}

/** Pieces so near to each other are read at once, and never more than that of them. */
const GAP = 256 * 1024;
const MOST_AT_ONCE = 8 * 1024 * 1024;

/** Rejects with DamagedBuild where the manifest is gone or another one. */
export const readManifest = async (bucket: Bucket, build: ListedBuild): Promise<Manifest> => {
  const found = await bucket.read(`${build.name}.json`);
  if (found === undefined || found === 'same') throw new DamagedBuild(`${build.name} is not there`);
  if (sha256(found.bytes) !== build.manifest) {
    throw new DamagedBuild(`${build.name} has another manifest`);
  }
  return manifestShape.parse(JSON.parse(Buffer.from(found.bytes).toString()));
};

/** Files that this machine has already. */
export type AtHand = { folder: string; hashes: ReadonlyMap<string, string> };

/**
 * Takes a build from the bucket into the store and has it shown from the next start on; answers the
 * hashes of its files. What is at hand is not fetched. Rejects with DamagedBuild where a file is not
 * what it was, and the store is as it was then.
 */
export const receiveBuild = async (
  bucket: Bucket,
  store: string,
  build: ListedBuild,
  atHand: AtHand,
): Promise<ReadonlyMap<string, string>> => {
  const manifest = await readManifest(bucket, build);
  const pages = workIn(store, 'received');
  await rm(pages, { recursive: true, force: true });
  const folders = new Set(manifest.pieces.map(({ name }) => dirname(join(pages, name))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await clearUp(store);
  try {
    const { safe, missing } = await takeAtHand(store, manifest, atHand, pages);
    await someAtOnce(FILES_AT_ONCE, stretchesOf(missing), (stretch) =>
      fetchStretch(bucket, manifest, stretch, pages),
    );
    await settleBuild(store, pages, build.name, safe);
    return new Map(manifest.pieces.map(({ name, hash }) => [name, hash]));
  } finally {
    await rm(pages, { recursive: true, force: true });
  }
};

/** Files of builds share their room; the program's own may be written anew where they lie. */
const takeAtHand = async (
  store: string,
  { pieces }: Manifest,
  { folder, hashes }: AtHand,
  pages: string,
) => {
  const isOfStore = dirname(folder) === store;
  const safe = new Set<string>();
  const missing: Piece[] = [];
  await someAtOnce(FILES_AT_ONCE, pieces, async (piece) => {
    const [from, to] = [join(folder, piece.name), join(pages, piece.name)];
    try {
      if (hashes.get(piece.name) !== piece.hash) throw new Error('another file');
      await (isOfStore ? link(from, to) : copyFile(from, to));
      if (isOfStore) safe.add(to);
    } catch {
      missing.push(piece);
    }
  });
  return { safe, missing };
};

/** Runs of pieces of one pack that are worth one request. */
const stretchesOf = (pieces: readonly Piece[]): Piece[][] => {
  const stretches: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.pack - b.pack || a.from - b.from)) {
    const stretch = stretches.at(-1);
    const [first, last] = [stretch?.[0], stretch?.at(-1)];
    const isNear =
      first?.pack === piece.pack &&
      last !== undefined &&
      piece.from - (last.from + last.size) <= GAP &&
      piece.from + piece.size - first.from <= MOST_AT_ONCE;
    if (isNear) stretch?.push(piece);
    else stretches.push([piece]);
  }
  return stretches;
};

const fetchStretch = async (bucket: Bucket, { packs }: Manifest, run: Piece[], pages: string) => {
  const [first, last] = [run[0], run.at(-1)];
  const key = first && packs[first.pack]?.key;
  if (!key || !last) throw new DamagedBuild('A manifest names no pack for a file');
  const size = last.from + last.size - first.from;
  const bytes = size > 0 ? await readPart(bucket, key, first.from, size) : new Uint8Array();
  for (const piece of run) {
    const start = piece.from - first.from;
    const own = bytes.subarray(start, start + piece.size);
    if (sha256(own) !== piece.hash) throw new DamagedBuild(`${piece.name} in ${key} is damaged`);
    await writeFile(join(pages, piece.name), own);
  }
};

/** A pack that is gone or shorter than that is damaged; a bucket that is away is not. */
const readPart = async (bucket: Bucket, key: string, from: number, size: number) => {
  try {
    return await bucket.readPart(key, from, size);
  } catch (error) {
    if (bucket.isMissing(error)) throw new DamagedBuild(`${key} is not whole`, { cause: error });
    throw error;
  }
};
