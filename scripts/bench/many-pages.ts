/** How long a thousand pages of content take to build. */
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, copyProject } from './content.ts';
import { growPages, PAGES } from './large-dataset.ts';

const GOAL_MS = 60_000;

/** Prints how long each build took, and says whether a publication among so many pages met its goal. */
export const benchPages = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-pages-'));
  try {
    await copyProject(folder);
    await growPages(join(folder, 'cms/dataset'));
    const first = build(folder).ms;
    const again = build(folder).ms;
    const found = globSync('dist/client/{ar,en}/contents/dialogues/*/index.html', { cwd: folder });
    if (found.length < PAGES) throw new Error(`There are ${found.length} pages of dialogues.`);
    console.log(`${found.length} pages of dialogues, every picture encoded: ${first} ms`);
    console.log(`The same again, as after a publication: ${again} ms`);
    return again <= GOAL_MS;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
