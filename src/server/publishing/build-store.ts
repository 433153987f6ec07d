import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readNote, type BuildNote } from './build-note.ts';

/**
 * The pages of publications, each build in a folder `<moment>-<content>-<code>` that gets its name
 * when it is whole, and a file that names the one to show (decision 230).
 */
export const buildsFolder = ({ dataDir }: { dataDir: string }): string =>
  join(resolve(dataDir), 'site');

/** The file that names the build to show; replaced as a whole. */
export const POINTER = 'current';

/** What the folder of a build is called. */
export const BUILD_NAME = /^\d{8}T\d{9}Z-[0-9a-f]{12}-[0-9a-f]{12}$/;

/** The names of the builds in a store, the newest first. A store that is not there has none. */
export const buildNames = async (store: string): Promise<string[]> => {
  const names = await readdir(store).catch(() => []);
  return names
    .filter((name) => BUILD_NAME.test(name))
    .sort()
    .reverse();
};

/** What stands behind the name of a build that somebody keeps in front by hand. */
const HELD = 'held';

const wordsOfPointer = async (store: string) => {
  const text = await readFile(join(store, POINTER), 'utf8').catch(() => '');
  return text.trim().split(/\s+/);
};

const readPointer = async (store: string) => {
  const [name = '', word] = await wordsOfPointer(store);
  return BUILD_NAME.test(name) ? { name, isHeld: word === HELD } : undefined;
};

/** The name to show that is no build's, as after a slip of the pen: others are shown then. */
export const strayPointer = async (store: string): Promise<string | undefined> => {
  const [name] = await wordsOfPointer(store);
  return name && !(await buildNames(store)).includes(name) ? name : undefined;
};

/** The name of the build to show; undefined where nothing was published yet. */
export const pointedAt = async (store: string): Promise<string | undefined> =>
  (await readPointer(store))?.name;

/** Whether somebody keeps the build in a folder in front by hand, whatever was published since. */
export const isHeld = async (store: string, folder: string): Promise<boolean> => {
  const pointer = await readPointer(store);
  return pointer?.isHeld === true && join(store, pointer.name) === folder;
};

/**
 * The folders whose pages a program may serve, the best first: the build to show, the others from
 * the newest on, and at last the pages that came with the program. Only builds of its own code, and
 * none that is older than those pages or for another address where they are for the right one.
 */
export const servableFolders = async (
  store: string,
  shipped: string,
  siteUrl: string,
): Promise<string[]> => {
  const own = await readNote(shipped);
  if (!own) return [shipped];
  const first = await pointedAt(store);
  const others = (await buildNames(store)).filter((name) => name !== first);
  const folders = [...(first ? [first] : []), ...others].map((name) => join(store, name));
  const notes = await Promise.all(folders.map(readNote));
  const fitting = folders.filter((_, place) => fits(notes[place], own, siteUrl));
  return [...fitting, shipped];
};

/** Whether a program with pages of its own may serve a build at an address. */
export const fits = (note: BuildNote | undefined, own: BuildNote, siteUrl: string): boolean =>
  note !== undefined &&
  note.code === own.code &&
  note.at > own.at &&
  (note.site === siteUrl || own.site !== siteUrl);
