import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the pages and not among them: what is served stands in their index. */
const NAME = 'content-revision';

/** Notes in a folder of pages which content they show. */
export const writeRevision = (client: string, revision: string): Promise<void> =>
  writeFile(join(client, NAME), revision);

/** The content that pages show; undefined where they were built before that was noted. */
export const readRevision = (client: string): Promise<string | undefined> =>
  readFile(join(client, NAME), 'utf8').catch(() => undefined);
