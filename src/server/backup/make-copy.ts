import { copyFile, cp, link, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Mutex } from 'async-mutex';
import { copyDatabase } from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { readConfig } from '#src/lib/config.ts';
import { filesIn } from '#src/lib/files-in.ts';
import { storage, type Storage } from '../storage/storage.ts';
import {
  copiesFolder,
  hashOf,
  listCopies,
  manifestPath,
  nameOfCopy,
  PARTS,
  pruneCopies,
  readManifest,
  type CopiedFile,
  type Manifest,
} from './copies.ts';

/** What a site consists of, apart from its code and settings. */
export type SiteParts = {
  db: Database;
  uploads: Storage;
  /** The secret that signs, which somebody may never have needed. */
  secret: string;
  /** What editors did, and the files that came of it. They may be elsewhere. */
  history: string;
  dataset: string;
};

/** Only the owner of the process reads a copy: it holds addresses, and the secret that signs. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Who holds the content now. To read it here would end this process's own hold (decision 312). */
const LOCK = 'lock.db';

export type Copy = {
  path: string;
  manifest: Manifest;
  /** The names of older ones whose time is over, and that can't be removed. */
  stuck: string[];
};

/**
 * Writes a whole copy into a folder of its own among the copies, while the site goes on, and
 * answers it (OPERATION-9). It gets its name when everything is in it. A hosted database is copied
 * where it is hosted. Throws the file system's error where there is no room.
 */
export const makeCopy = (parts: SiteParts, folder: string, now: Date): Promise<Copy> =>
  oneAtATime.runExclusive(() => makeAlone(parts, folder, now));

/** The first of two that ends would take the other's for what a killed process left. */
const oneAtATime = new Mutex();

const makeAlone = async (parts: SiteParts, folder: string, now: Date): Promise<Copy> => {
  const path = join(folder, nameOfCopy(now));
  const draft = `${path}.part`;
  const [before] = (await listCopies(folder)).slice(-1);
  await mkdir(draft, { recursive: true, mode: PRIVATE_FOLDER });
  const filled = fillDraft(parts, draft, before && join(folder, before), now);
  const manifest = await filled.catch(async (error: unknown) => {
    // Half a copy would keep a full disk full, and each try would add another.
    await pruneCopies(folder).catch(() => []);
    throw error;
  });
  await rename(draft, path);
  return { path, manifest, stuck: await pruneCopies(folder) };
};

const fillDraft = async (
  parts: SiteParts,
  draft: string,
  before: string | undefined,
  now: Date,
): Promise<Manifest> => {
  // The database first: whatever it names is in the storage by then.
  await copyDatabase(parts.db, join(draft, PARTS.database));
  const known = await copyUploads(parts.uploads, draft, before);
  // The history before the files: what it is behind them by counts as edited by hand.
  await copyFolder(parts.history, join(draft, PARTS.history));
  await copyFolder(parts.dataset, join(draft, PARTS.dataset));
  if (existsSync(parts.secret)) await copyFile(parts.secret, join(draft, PARTS.secret));
  const files = await describeFiles(draft, known);
  const manifest: Manifest = { form: 1, madeAt: now.toISOString(), files };
  await writeFile(manifestPath(draft), `${JSON.stringify(manifest, undefined, 1)}\n`, {
    mode: PRIVATE_FILE,
  });
  return manifest;
};

/**
 * An upload never changes, so one that the copy before has is linked: it takes neither room nor a
 * bucket's time again. Answers what is known of those without reading them.
 */
const copyUploads = async (uploads: Storage, draft: string, before: string | undefined) => {
  const folder = join(draft, PARTS.uploads);
  const had = before ? ((await readManifest(before))?.files ?? []) : [];
  const known = new Map(had.map((file) => [file.path, file]));
  const linked: CopiedFile[] = [];
  await mkdir(folder, { mode: PRIVATE_FOLDER });
  for (const key of await uploads.list()) {
    const file = known.get(`${PARTS.uploads}/${key}`);
    if (file && before && (await isLinked(join(before, file.path), join(draft, file.path)))) {
      linked.push(file);
      continue;
    }
    const bytes = await uploads.get(key);
    if (bytes) await writeFile(join(folder, key), bytes, { mode: PRIVATE_FILE });
  }
  return new Map(linked.map((file) => [file.path, file]));
};

/** Some file systems have no links. */
const isLinked = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    () => false,
  );

const copyFolder = async (from: string, to: string): Promise<void> => {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true, filter: (path) => relative(from, path) !== LOCK });
};

const describeFiles = async (
  draft: string,
  known: ReadonlyMap<string, CopiedFile>,
): Promise<CopiedFile[]> => {
  const files: CopiedFile[] = [];
  for (const path of await filesIn(draft)) {
    const file = join(draft, path);
    const { size } = await stat(file);
    files.push(known.get(path) ?? { path, bytes: size, sha256: await hashOf(file) });
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
};

/** This site's parts, as its settings and the folder of its start have them. */
const ownParts = async (db: Database): Promise<SiteParts> => {
  const dataDir = resolve(readConfig(process.env).dataDir);
  return {
    db,
    uploads: await storage(),
    secret: join(dataDir, PARTS.secret),
    history: join(dataDir, PARTS.history),
    dataset: resolve('cms/dataset'),
  };
};

/** A copy of this site, as a task for the maintenance door. */
export const backUpSite = async (db: Database) => {
  const { path, manifest, stuck } = await makeCopy(await ownParts(db), copiesFolder(), new Date());
  const holds = (part: string) =>
    manifest.files.filter((file) => file.path === part || dirname(file.path).startsWith(part));
  return {
    copy: path,
    database: holds(PARTS.database).length > 0 ? 'copied' : 'hosted elsewhere, copied there',
    uploads: holds(PARTS.uploads).length,
    'files of content': holds(PARTS.dataset).length,
    ...(stuck.length > 0 && { 'old copies to remove by hand': stuck.join(', ') }),
  };
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a copy unless there is one of the last 24 hours: what the live server does by itself. */
export const backUpDaily = async (db: Database, now = new Date()): Promise<void> => {
  const newest = (await listCopies(copiesFolder())).at(-1);
  if (newest && newest > nameOfCopy(new Date(now.getTime() - DAY_MS))) return;
  const { stuck } = await makeCopy(await ownParts(db), copiesFolder(), now);
  if (stuck.length > 0) {
    console.warn(`Old copies can't be removed by this user, so do it by hand: ${stuck.join(', ')}`);
  }
};
