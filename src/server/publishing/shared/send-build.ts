import { open, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readNote } from '../build-note.ts';
import { workIn } from '../keep-build.ts';
import { ChangedMeanwhile, type Bucket } from './bucket.ts';
import type { BuildList, ListedBuild } from './build-list.ts';
import { hashFolder, sha256, type Manifest, type Piece } from './manifest.ts';
import { readManifest } from './receive-build.ts';

/** With more packs, or more than half of them waste, a build brings all of its files itself. */
const MOST_PACKS = 30;
const TRIES = 3;
/** What nobody names is left alone for so long: somebody may be about to name it. */
const REST_MS = 86_400_000;

const KEY = (name: string) => `${name}.json`;

/**
 * Puts a build of the store into the bucket, beside what lies there of earlier ones, and at the head
 * of the list when all of it is there; answers the hashes of its files. `isWhole` false: something
 * there is damaged, and nothing of it is used.
 */
export const sendBuild = async (
  bucket: Bucket,
  list: BuildList,
  folder: string,
  isWhole: boolean,
): Promise<ReadonlyMap<string, string>> => {
  const note = await readNote(folder);
  if (!note) throw new Error(`${folder} does not say what it was made from.`);
  const hashes = await hashFolder(folder);
  const name = basename(folder);
  for (let tries = TRIES; ; tries -= 1) {
    const before = isWhole ? list.builds[0] : undefined;
    const earlier = before && (await readManifest(bucket, before).catch(() => undefined));
    const manifest = await sendFiles(bucket, folder, hashes, earlier);
    const text = JSON.stringify(manifest);
    await bucket.write(KEY(name), text);
    try {
      await list.add({ ...note, name, manifest: sha256(text) });
      break;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === 0) throw error;
      await list.look();
    }
  }
  await clearBucket(bucket, list.builds).catch((error: unknown) =>
    console.error(`Old builds in the bucket can't be removed: ${String(error)}`),
  );
  return hashes;
};

const sendFiles = async (
  bucket: Bucket,
  folder: string,
  hashes: ReadonlyMap<string, string>,
  earlier: Manifest | undefined,
): Promise<Manifest> => {
  const known = new Map((earlier?.pieces ?? []).map((piece) => [piece.hash, piece]));
  const there = [...hashes].flatMap(([name, hash]) => {
    const piece = known.get(hash);
    return piece ? [{ ...piece, name }] : [];
  });
  const used = [...new Set(there.map(({ pack }) => pack))];
  const packs = used.flatMap((pack) => earlier?.packs[pack] ?? []);
  const sizeOf = (all: readonly { size: number }[]) => all.reduce((sum, { size }) => sum + size, 0);
  if (packs.length >= MOST_PACKS || sizeOf(packs) > 2 * sizeOf(there)) {
    return sendFiles(bucket, folder, hashes, undefined);
  }
  const pieces = there.map((piece) => ({ ...piece, pack: used.indexOf(piece.pack) }));
  const missing = [...hashes].filter(([, hash]) => !known.has(hash));
  if (missing.length === 0) return { packs, pieces };
  const { pack, added } = await sendPack(bucket, folder, missing, packs.length);
  return { packs: [...packs, pack], pieces: [...pieces, ...added] };
};

/** Files one after the other, as one object: thousands of them would take minutes. */
const sendPack = async (
  bucket: Bucket,
  folder: string,
  files: readonly (readonly [name: string, hash: string])[],
  pack: number,
) => {
  const added: Piece[] = [];
  const draft = workIn(join(folder, '..'), 'pack');
  const packed = await open(draft, 'w');
  let from = 0;
  try {
    for (const [name, hash] of files) {
      const bytes = await readFile(join(folder, name));
      await packed.write(bytes);
      added.push({ name, hash, size: bytes.length, pack, from });
      from += bytes.length;
    }
    await packed.close();
    const key = `${sha256(files.map(([, hash]) => hash).join()).slice(0, 22)}.pack`;
    await bucket.writeFile(key, draft);
    return { pack: { key, size: from }, added };
  } finally {
    await packed.close().catch(() => undefined);
    await rm(draft, { force: true });
  }
};

/** Removes what no listed build needs. */
const clearBucket = async (bucket: Bucket, builds: readonly ListedBuild[]) => {
  const manifests = await Promise.all(builds.map((build) => readManifest(bucket, build)));
  const needed = new Set([
    ...builds.map(({ name }) => KEY(name)),
    ...manifests.flatMap(({ packs }) => packs.map(({ key }) => key)),
  ]);
  const isOfBuilds = (key: string) => key.endsWith('.pack') || /^\d{8}T/.test(key);
  for (const { key, changedAt } of await bucket.list()) {
    const isLeft = isOfBuilds(key) && !needed.has(key) && Date.now() - changedAt > REST_MS;
    if (isLeft) await bucket.remove(key);
  }
};
