import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, request as forward } from 'node:http';
import { createServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startContentServer } from '#cms/server/server.ts';
import type { Store } from '#cms/server/store.ts';

const FILES = join(import.meta.dirname, 'fixtures/content-lake');
const file = (name: string) => join(FILES, name);
const HOSTS = /^(?:[a-z0-9-]+\.(?:api|apicdn)|cdn)\.sanity\.io:443$/;
const PICTURES = 'cdn.sanity.io';
/** What the content server names by a path of its own, Content Lake by an address of its pictures. */
const ASSET_PATH = /"(?=\/(?:images|files)\/)/g;

type Asked = { host: string; path: string; token: string | undefined };

/**
 * The content server under the names of Content Lake: over TLS, by an authority that only those know
 * who are told of it, for those who know the token. Pictures are for everyone, as there. Who is to
 * reach it gets `env`, by which calls to those names come here.
 */
export const startContentLake = async (store: Store, token: string) => {
  const content = await startContentServer({ store, port: 0, origins: [] });
  const inside = new URL(content.url);
  const asked: Asked[] = [];

  const lake = createServer(
    { cert: readFileSync(file('cert.pem')), key: readFileSync(file('key.pem')) },
    (req, res) => {
      const { host = '', authorization } = req.headers;
      asked.push({ host, path: req.url ?? '', token: authorization });
      if (host !== PICTURES && authorization !== `Bearer ${token}`) {
        const message = 'Unauthorized - Session not found';
        return void res.writeHead(401).end(JSON.stringify({ statusCode: 401, message }));
      }
      const { method, url: path, headers } = req;
      const passed = forward(
        {
          host: inside.hostname,
          port: inside.port,
          method,
          path,
          headers: { ...headers, host: inside.host, 'accept-encoding': 'identity' },
        },
        (answer) => {
          const { statusCode = 502, headers: told } = answer;
          const { 'content-type': type = '' } = told;
          if (!type.startsWith('application/json')) {
            res.writeHead(statusCode, told);
            return void answer.pipe(res);
          }
          res.writeHead(statusCode, { 'content-type': type });
          text(answer).then(
            (said) => res.end(said.replace(ASSET_PATH, `"https://${PICTURES}`)),
            () => res.destroy(),
          );
        },
      );
      req.pipe(passed);
    },
  );
  await new Promise<void>((done) => lake.listen(0, '127.0.0.1', done));

  const tunnels = new Set<Socket>();
  const gateway = createHttpServer((_, res) => void res.writeHead(405).end());
  gateway.on('connect', ({ url = '' }, socket: Socket) => {
    if (!HOSTS.test(url)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const through = connect((lake.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      through.pipe(socket).pipe(through);
    });
    for (const end of [socket, through]) {
      tunnels.add(end);
      end.on('error', () => end.destroy());
    }
  });
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));

  return {
    asked,
    env: {
      NODE_EXTRA_CA_CERTS: file('ca.pem'),
      HTTPS_PROXY: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
      NODE_USE_ENV_PROXY: '1',
    },
    close: async () => {
      for (const tunnel of tunnels) tunnel.destroy();
      lake.closeAllConnections();
      await Promise.all([
        content.close(),
        ...[lake, gateway].map((one) => new Promise((done) => one.close(done))),
      ]);
    },
  };
};
