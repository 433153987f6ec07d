import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ContentError } from '#src/content/content-error.ts';
import { parseLines, type SanityDocument } from '#src/content/embedded-dataset.ts';

/** In bytes; a file of the dataset has some hundred thousand. */
const LARGEST_FILE = 100_000_000;

/** The documents of a dataset's folder as they were last committed; undefined where nothing was, or can't be read. */
export const committedContent = (folder: string): SanityDocument[] | undefined => {
  const git = (...words: string[]) => {
    const run = spawnSync('git', ['-C', folder, ...words], {
      encoding: 'utf8',
      maxBuffer: LARGEST_FILE,
    });
    return run.status === 0 ? run.stdout : undefined;
  };
  const names = (git('ls-tree', '-z', '--name-only', 'HEAD', './') ?? '')
    .split('\0')
    .filter((name) => name.endsWith('.ndjson'));
  if (names.length === 0) return undefined;
  try {
    return names.flatMap((name) =>
      parseLines(git('show', `HEAD:./${name}`) ?? '', path.join(folder, name)),
    );
  } catch (error) {
    // A line that was committed broken is being mended.
    if (error instanceof ContentError) return undefined;
    throw error;
  }
};
