/** What our server is held against: nginx, node:http, and libSQL behind it, each alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { constants, gzipSync } from 'node:zlib';
import { freePort } from '#tests/free-port.ts';
import { endProcess } from '#tests/own-process.ts';

export type Peer = { url: string; pid: number; stop: () => Promise<void> };

const PATIENCE_MS = 10_000;
const POLL_MS = 50;

/** As small as gzip gets it. */
export const gzipAsSmall = (body: Buffer): Buffer =>
  gzipSync(body, { level: constants.Z_BEST_COMPRESSION });

/** nginx in one process, on these built files, compressed beforehand. Debian: nginx-light. */
export const startNginx = async (files: readonly string[]): Promise<Peer> => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-nginx-'));
  const root = join(folder, 'root');
  for (const file of files) {
    const body = await readFile(join('dist/client', file));
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), body);
    await writeFile(join(root, `${file}.gz`), gzipAsSmall(body));
  }
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit;
     events { worker_connections 512; }
     http {
       types { text/html html; }
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
       open_file_cache max=1000; gzip_static on; etag on;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
       uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       server { listen 127.0.0.1:${port}; root ${root}; }
     }`,
  );
  const child = spawn('nginx', ['-c', configuration], { stdio: ['ignore', 'ignore', 'inherit'] });
  return peerOf(child, `http://127.0.0.1:${port}`, () => rm(folder, { recursive: true }));
};

/** node:http that answers every request alike, with these bytes. */
export const startBareNode = async (body: Buffer, type: string): Promise<Peer> => {
  const port = await freePort();
  const program = `
    const headers = { 'Content-Type': ${JSON.stringify(type)}, 'Content-Length': ${body.length} };
    const body = Buffer.from('${body.toString('base64')}', 'base64');
    require('node:http')
      .createServer((req, res) => res.writeHead(200, headers).end(body))
      .listen(${port}, '127.0.0.1');`;
  const child = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return peerOf(child, `http://127.0.0.1:${port}`);
};

/** node:http and libSQL, which keep what they are sent and nothing else. */
export const startBareInserts = async (): Promise<Peer> => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-inserts-'));
  const program = fileURLToPath(new URL('bare-inserts.ts', import.meta.url));
  const child = spawn(process.execPath, [program, String(port), join(folder, 'events.db')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return peerOf(child, `http://127.0.0.1:${port}`, () => rm(folder, { recursive: true }));
};

const peerOf = async (
  child: ChildProcess,
  url: string,
  after: () => Promise<void> = () => Promise.resolve(),
): Promise<Peer> => {
  // The process that could not be started has no number, and tells why.
  if (child.pid === undefined) await once(child, 'spawn');
  const { pid = 0 } = child;
  const stop = async () => {
    await endProcess(child);
    await after();
  };
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (performance.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new Error(`Nothing answers at ${url}`);
    }
    await wait(POLL_MS);
  }
  return { url, pid, stop };
};
