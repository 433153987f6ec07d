import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'E2E_DATA_DIR';

/**
 * The data folder of the site under test: a fresh one per run, gone with the run. The processes
 * that run the tests inherit it.
 */
export const dataFolder = (): string => {
  const given = process.env[VARIABLE];
  if (given) return given;
  const folder = mkdtempSync(join(tmpdir(), 'hanlu-e2e-'));
  process.env[VARIABLE] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
