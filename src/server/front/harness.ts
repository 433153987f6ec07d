import { fstatSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { indexFolder } from './file-index.ts';
import { createFront, type Front, type FrontOptions } from './server.ts';
import { loadSite, type Site } from './site.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Ask = RequestOptions & { send?: Buffer | string };

/** Writes files into a temporary folder that is removed when the scope of `using` ends. */
export const temporaryFolder = async (files: Record<string, string | Buffer>) => {
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-front-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return {
    folder,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
};

/** A process takes the lowest free number for what it opens; tests stay far below. */
const DESCRIPTORS = Array.from({ length: 1_000 }, (_, number) => number);

/** How many files of a folder this process has open. */
export const openFilesOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const numbers = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).ino),
  );
  const isOpen = (descriptor: number) => {
    try {
      return numbers.includes(fstatSync(descriptor).ino);
    } catch {
      return false;
    }
  };
  return DESCRIPTORS.filter(isOpen).length;
};

/** A site of the given files. */
export const siteOf = async (files: Record<string, string | Buffer>): Promise<Site> => {
  await using temporary = await temporaryFolder(files);
  await indexFolder(temporary.folder);
  const site = await loadSite(temporary.folder);
  await site.hold();
  return site;
};

/** A front on a free port; requests go out as written, nothing is normalised on the way. */
export const startFront = async (options: Partial<FrontOptions> & { site: Site }) => {
  const front: Front = createFront({
    handler: (_req, res) => void res.writeHead(404).end('handler'),
    siteUrl: 'http://127.0.0.1:4321',
    ...options,
  });
  await front.listen(0, '127.0.0.1');
  const { port } = front.server.address() as AddressInfo;
  return {
    ...front,
    port,
    ask: (path: string, ask: Ask = {}) => send(port, path, ask),
    [Symbol.asyncDispose]: () => front.close(0),
  };
};

const send = (port: number, path: string, { send: content, ...options }: Ask): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, ...options }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(content);
  });
