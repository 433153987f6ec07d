import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All that goes into a build beside the content; what it is built with stands in the lockfile. */
const SOURCES = [
  '{src,cms,db,public}/**/*',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
/** The content has a revision of its own; no page is made of tests or of their harnesses. */
const OTHERS = /^cms[/\\]dataset[/\\]|\.test\.tsx?$|[/\\.]harness\.tsx?$/;

/** The files that a program and its pages are built from, content apart, in a lasting order. */
export const sourceFiles = (root: string): string[] =>
  globSync(SOURCES, { cwd: root })
    .filter((file) => !OTHERS.test(file) && statSync(join(root, file)).isFile())
    .sort();

/** One text for the sources as they are now, wherever they lie: other sources have another. */
export const codeRevision = (root: string): string => {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    hash.update(`${file.replaceAll('\\', '/')}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
};
