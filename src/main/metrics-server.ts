import { statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { database } from '#db/client.ts';
import { countWaitingMails } from '#db/repos/outbox.ts';
import { guardedServer, readTarget, sendPlain } from '#src/lib/guarded-server.ts';
import { copiesFolder, listCopies, momentOfCopy } from '#src/server/backup/copies.ts';
import { publishingState } from '#src/server/publishing/publications.ts';
import type { PublishingState } from '#src/server/publishing/publisher.ts';
import { figures } from '#src/server/watching/measures.ts';

/** Whoever is at this machine may read the figures, and nobody else. */
export const LOOPBACK = '127.0.0.1';

const STATES: readonly PublishingState['at'][] = [
  'current',
  'building',
  'ordered',
  'failed',
  'unasked',
];

/** What is asked of others whenever somebody looks. */
const addGauges = (dataDir: string) => {
  figures.gauge('hanlu_pages_state', 'How the pages stand to the content: 1 where they do.', () =>
    STATES.map((state) => [{ state }, publishingState().at === state ? 1 : 0] as const),
  );
  figures.gauge('hanlu_mails_waiting', 'Mails that are due and not sent yet.', async () =>
    Object.entries(await countWaitingMails(await database(), new Date())).map(
      ([kind, count]) => [{ kind }, count] as const,
    ),
  );
  figures.gauge('hanlu_last_copy_timestamp_seconds', 'When the newest copy was made.', async () => {
    const newest = (await listCopies(copiesFolder())).at(-1);
    return newest ? [[{}, momentOfCopy(newest).getTime() / 1000] as const] : [];
  });
  figures.gauge('hanlu_disk_free_bytes', 'Room on the disk of the data folder.', async () => {
    const { bavail, bsize } = await statfs(resolve(dataDir));
    return [[{}, bavail * bsize] as const];
  });
};

/**
 * Shows the figures of this process at `/metrics` on a port of its own, to this machine alone.
 * Rejects where the port can't be had.
 */
export const startMetrics = async (port: number, dataDir: string): Promise<Server> => {
  addGauges(dataDir);
  const server = guardedServer({
    request: async (req, res) => {
      if (readTarget(req.url, `http://${LOOPBACK}`)?.pathname !== '/metrics') {
        return sendPlain(res, 404, 'Not Found');
      }
      const text = await figures.text();
      res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    },
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, LOOPBACK, done);
  });
  return server;
};
