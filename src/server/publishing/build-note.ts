import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What a folder of built pages was made from. */
export type BuildNote = z.infer<typeof noteShape>;

export const noteShape = z.object({
  /** The content that the pages show, as `contentRevision` tells it. */
  content: z.string(),
  /** The sources that they were built with, as `codeRevision` tells it. */
  code: z.string(),
  /** The address that they were built for. */
  site: z.string(),
  /** When the build began, in ISO 8601. */
  at: z.iso.datetime(),
});

/** Beside the pages and not among them: what is served stands in their index. */
const NAME = 'build.json';

/** Notes in a folder of pages what they were made from. */
export const writeNote = (folder: string, note: BuildNote): Promise<void> =>
  writeFile(join(folder, NAME), JSON.stringify(note));

/** Undefined where a folder has no note, or none that can be read. */
export const readNote = async (folder: string): Promise<BuildNote | undefined> => {
  try {
    return noteShape.parse(JSON.parse(await readFile(join(folder, NAME), 'utf8')));
  } catch {
    return undefined;
  }
};
