import { statfsSync, openSync, writeSync, closeSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnSite } from '../e2e/own-site.ts';

/**
 * Starts a site with a small disk of its own where its data folder is, which it alone sees. More
 * than the 256 MB below which it calls itself not ready.
 */
export const SMALL_DISK = [
  ...['unshare', '--map-root-user', '--mount', 'sh', '-c'],
  'mount -t tmpfs -o size=320m tmpfs "$DATA_DIR" && exec "$@"',
  'sh',
];

/** Starts a site on a disk that has no room for a database. */
export const FULL_DISK = SMALL_DISK.map((word) => word.replace('size=320m', 'size=64k'));

/** Starts a site without the rights of root, which writes where nobody may. */
export const WITHOUT_RIGHTS = [
  ...['unshare', '--map-root-user'],
  ...['setpriv', '--bounding-set=-all', '--inh-caps=-all'],
];

/** The data folder of a site with a disk of its own, as this process reaches it. */
export const insideOf = ({ pid, dataDir }: OwnSite): string =>
  join('/proc', String(pid()), 'root', dataDir);

const MEGABYTE = 1024 * 1024;

/** Fills the disk that a folder lies on to its last block. Answers what gives the room back. */
export const fillDisk = (folder: string): (() => void) => {
  const filler = join(folder, 'filler');
  const file = openSync(filler, 'w');
  for (const size of [MEGABYTE, 4096]) {
    const block = Buffer.alloc(size, 1);
    try {
      for (;;) if (writeSync(file, block) < size) break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
  if (statfsSync(folder).bavail > 0) throw new Error('The disk has room left.');
  return () => rmSync(filler);
};
