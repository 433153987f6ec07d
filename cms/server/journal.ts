import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Mutation } from './mutations.ts';

/**
 * A transaction as it is kept. The first one holds the dataset as it was found, so the entries
 * together make every state of every document again.
 */
export type Entry = {
  id: string;
  timestamp: string;
  author: string;
  /** An action of the Studio, or that the files were changed by other hands. */
  cause?: 'publish' | 'unpublish' | 'files' | undefined;
  mutations: Mutation[];
};

type Folded = { folded: true };
type Line = Entry | Folded;

export type Journal = {
  /** Every entry since the beginning. */
  readonly entries: readonly Entry[];
  /** How many of them, from the first on, have surely reached the published files. */
  readonly folded: number;
  /** Settles when the entry would survive a power cut. */
  append: (entry: Entry) => Promise<void>;
  /** Notes that every entry so far has reached the published files. */
  markFolded: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Opens the file of all transactions, one JSON line each. What a killed process has left of a last
 * line was never acknowledged and is cut off.
 */
export const openJournal = async (file: string): Promise<Journal> => {
  makeDurableFolder(path.dirname(file));
  const lines = existsSync(file) ? readWhole(file) : [];
  const entries = lines.filter((line): line is Entry => 'mutations' in line);
  const lastMark = lines.findLastIndex((line) => 'folded' in line);
  const folded = lines.slice(0, lastMark + 1).filter((line) => 'mutations' in line).length;
  const handle = await open(file, 'a', 0o600);
  const write = async (line: Line, settle?: () => Promise<void>) => {
    const { size } = await handle.stat();
    try {
      await handle.appendFile(`${JSON.stringify(line)}\n`);
      await settle?.();
    } catch (error) {
      // A full disk may have taken half a line; the next one must not continue it.
      await handle.truncate(size);
      throw error;
    }
  };
  return {
    entries,
    folded,
    append: async (entry) => {
      await write(entry, () => handle.datasync());
      entries.push(entry);
    },
    markFolded: () => write({ folded: true }),
    close: () => handle.close(),
  };
};

/** Reads the whole lines and cuts off what follows them. */
const readWhole = (file: string): Line[] => {
  const bytes = readFileSync(file);
  const lines: Line[] = [];
  let end = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, end)) {
    const line = parse(bytes.toString('utf8', end, at));
    if (!line) break;
    lines.push(line);
    end = at + 1;
  }
  if (end < bytes.length) truncateSync(file, end);
  return lines;
};

const parse = (text: string): Line | undefined => {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
};

/** A new folder survives a power cut only when the folder that holds it was written out. */
const makeDurableFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  const handle = openSync(path.dirname(folder), 'r');
  fsyncSync(handle);
  closeSync(handle);
};
