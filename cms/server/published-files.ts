import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { parseLines, type SanityDocument } from '#src/content/embedded-dataset.ts';
import { inOrderOf } from './key-order.ts';

/** A document in the dataset's files, in the export format; null where it has to go. */
type FileChange = { id: string; type: string; document: SanityDocument | null };

type Line = { text: string; document: SanityDocument | undefined };
type Files = Map<string, { stamp: string; lines: Line[] }>;

/** Where a document of a new type goes. */
const DEFAULT_FILE = 'site.ndjson';

export type PublishedFiles = {
  /** Reads what has changed on disk; answers whether anything has. Throws a ContentError. */
  refresh: () => boolean;
  documents: () => SanityDocument[];
  /** Writes the files that the changes touch, each at once and whole; other lines stay as they are. */
  write: (changes: readonly FileChange[]) => Promise<void>;
};

/** The published documents in the NDJSON files of a folder, one document per line. */
export const openPublishedFiles = (folder: string): PublishedFiles => {
  let files: Files = new Map();

  const refresh = (): boolean => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ndjson'));
    const next: Files = new Map();
    for (const name of names.sort()) {
      const stamp = stampOf(path.join(folder, name));
      const known = files.get(name);
      next.set(name, known?.stamp === stamp ? known : readFile(folder, name, stamp));
    }
    const changed =
      next.size !== files.size || [...next].some(([name, file]) => files.get(name) !== file);
    files = next;
    return changed;
  };

  const write = async (changes: readonly FileChange[]) => {
    const touched = new Map<string, Line[]>();
    for (const change of changes) {
      const name = fileOf(change, files);
      touched.set(name, withChange(touched.get(name) ?? files.get(name)?.lines ?? [], change));
    }
    for (const [name, lines] of touched) {
      const file = path.join(folder, name);
      await writeFileAtomic(file, lines.map(({ text }) => `${text}\n`).join(''));
      files.set(name, { stamp: stampOf(file), lines });
    }
  };

  return {
    refresh,
    documents: () =>
      [...files.values()].flatMap(({ lines }) => lines.flatMap(({ document }) => document ?? [])),
    write,
  };
};

const stampOf = (file: string): string => {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs}:${size}:${ino}`;
};

const readFile = (folder: string, name: string, stamp: string) => {
  const texts = readFileSync(path.join(folder, name), 'utf8').replace(/\n$/, '').split('\n');
  const lines = texts.map((text, index) => ({
    text,
    document: parseLines(text, `${name}, line ${index + 1}`)[0],
  }));
  return { stamp, lines };
};

/** The file that holds the document, else one that holds documents of its type. */
const fileOf = ({ id, type }: FileChange, files: Files): string => {
  const holder = (test: (document: SanityDocument) => boolean) =>
    [...files].find(([, { lines }]) => lines.some(({ document }) => document && test(document)));
  const found = holder(({ _id }) => _id === id) ?? holder(({ _type }) => _type === type);
  return found?.[0] ?? DEFAULT_FILE;
};

const withChange = (lines: readonly Line[], { id, type, document }: FileChange): Line[] => {
  const at = lines.findIndex((line) => line.document?._id === id);
  if (!document) return lines.filter((_, index) => index !== at);
  const ordered = inOrderOf(lines[at]?.document, document) as SanityDocument;
  const line = { text: JSON.stringify(ordered), document: ordered };
  if (at !== -1) return lines.with(at, line);
  // A new document stands after the last of its kind, where a reader looks for it.
  const last = lines.findLastIndex((other) => other.document?._type === type);
  return lines.toSpliced(last === -1 ? lines.length : last + 1, 0, line);
};
