import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { closeSharedDatabase, database } from '#db/client.ts';
import { rememberUser } from '#db/repos/users.ts';

type Options = {
  /** One database for all tests of the file, or an empty one for each. */
  per?: 'file' | 'test';
  settings?: Readonly<Record<string, string>>;
};

/**
 * Gives the tests of a file a database and a data folder of their own, which go with them, and the
 * settings of a site without any others. Answers where the folder is.
 */
export const ownDatabase = ({ per = 'file', settings = {} }: Options = {}): (() => string) => {
  let folder = '';
  const [before, after] = per === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hanlu-test-'));
    const all = { DATABASE_URL: '', SMTP_URL: '', DATA_DIR: folder, ...settings };
    for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  });
  after(async () => {
    await closeSharedDatabase();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  return () => folder;
};

let accounts = 0;

type Identity = { email?: string; emailVerified?: boolean };

/** Somebody signs in for the first time; answers the id of their account. */
export const newAccount = async ({ email, emailVerified = false }: Identity = {}) => {
  accounts += 1;
  const person = {
    issuer: 'https://id.example',
    subject: `person-${accounts}`,
    email,
    emailVerified,
    name: undefined,
  };
  return (await rememberUser(await database(), person, { locale: 'ar', now: new Date() })).id;
};
