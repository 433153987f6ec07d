import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { revisionOfDataset } from './revision.ts';

test('the revision of a dataset changes with what is published, and with nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-revision-'));
  const file = join(folder, 'site.ndjson');
  try {
    await cp('cms/dataset/site.ndjson', file);
    const before = revisionOfDataset(folder);
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    const text = await readFile(file, 'utf8');
    await writeFile(file, `${text}\n{"_id":"drafts.note","_type":"note","text":"not yet"}\n`);
    expect(revisionOfDataset(folder)).toBe(before);
    await writeFile(file, `${text}\n{"_id":"note","_type":"note","text":"now"}\n`);
    expect(revisionOfDataset(folder)).not.toBe(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});
