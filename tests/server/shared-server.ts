import { afterEach, beforeEach, vi } from 'vitest';
import { closeDatabase, closeSharedDatabase, openDatabase, type Database } from '#db/client.ts';
import { startLibsqlServer, type LibsqlServer } from '../libsql-server.ts';

/**
 * Gives each test a libSQL server that several processes of a site share, and the settings of such a
 * process. `connect` opens it once more, as another process does.
 */
export const sharedServer = () => {
  let server: LibsqlServer;
  let opened: Database[] = [];
  beforeEach(async () => {
    server = await startLibsqlServer();
    const settings = { ...server.settings, SITE_SECRET: 's'.repeat(32) };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  });
  afterEach(async () => {
    await Promise.all([closeSharedDatabase(), ...opened.map(closeDatabase)]);
    opened = [];
    vi.unstubAllEnvs();
    await server.close();
  });
  return {
    server: (): LibsqlServer => server,
    connect: async (): Promise<Database> => {
      const db = await openDatabase(server.config);
      opened.push(db);
      return db;
    },
  };
};
