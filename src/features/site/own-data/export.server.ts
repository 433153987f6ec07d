import { database, type Database } from '#db/client.ts';
import { filesOf, learningBeside, ownData } from '#db/repos/own-data.ts';
import { writeLearning } from '#src/learning/server/write-learning.server.ts';
import { done, fail, type Asked } from '#src/server/endpoint.ts';
import { storage } from '#src/server/storage/storage.ts';
import { encoded, streamPieces } from '#src/server/stream-pieces.ts';
import { archive, type ArchivedFile } from './archive.ts';
import { exportAccount } from './own-data.contract.ts';

/** All that is kept of the signed-in account: `data.json`, and its files beside it (OWNDATA-6). */
export const exportAll = async (_: object, { context: { locals } }: Asked) => {
  if (!locals.user) return fail('signed_out');
  const now = new Date();
  const pieces = archive(ownFiles(await database(), locals.user.id), now);
  const body = streamPieces(pieces, exportAccount);
  const name = `hanlu-${now.toISOString().slice(0, 10)}.zip`;
  return done(
    new Response(body, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      },
    }),
  );
};

const ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** What the JSON and the folder of the archive call a file. */
const nameOf = ({ key, kind, contentType }: { key: string; kind: string; contentType: string }) =>
  `files/${kind}-${key}.${ENDINGS[contentType] ?? 'bin'}`;

async function* ownFiles(db: Database, userId: string): AsyncGenerator<ArchivedFile> {
  yield { name: 'data.json', packed: false, content: encoded(writeAll(db, userId)) };
  const stored = await storage();
  for (const file of await filesOf(db, userId)) {
    const bytes = await stored.get(file.key);
    if (bytes) yield { name: nameOf(file), packed: true, content: [bytes] };
  }
}

async function* writeAll(db: Database, userId: string): AsyncGenerator<string> {
  const own = await ownData(db, userId);
  const files = own?.files.map((file) => ({ ...file, name: nameOf(file) }));
  yield `${JSON.stringify({ ...own, files }, undefined, 1).slice(0, -2)},\n"learning":`;
  yield* writeLearning(db, userId, await learningBeside(db, userId));
  yield '}\n';
}
