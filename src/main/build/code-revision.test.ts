import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#src/server/front/harness.ts';
import { codeRevision } from './code-revision.ts';

/** Whether the code counts as other code once a file of it has changed. */
const countsAsOther = async (file: string): Promise<boolean> => {
  await using sources = await temporaryFolder({ [file]: 'before', 'src/module.ts': '' });
  const before = codeRevision(sources.folder);
  await writeFile(join(sources.folder, file), 'after');
  return codeRevision(sources.folder) !== before;
};

test.each(['src/module.ts', 'src/features/Island.tsx', 'public/images/page.webp'])(
  'a change of %s makes other code',
  async (file) => expect(await countsAsOther(file)).toBe(true),
);

test.each([
  'src/module.test.ts',
  'src/features/Island.test.tsx',
  'src/features/harness.tsx',
  'db/durability.harness.ts',
  'cms/dataset/site.ndjson',
])('a change of %s does not', async (file) => expect(await countsAsOther(file)).toBe(false));
