import { createReadStream } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { guardedServer, readTarget, refuseUpgrade } from '#src/lib/guarded-server.ts';
import { accountRoutes } from './account-routes.ts';
import { answerAsset, answerUpload } from './asset-routes.ts';
import { answerData } from './data-routes.ts';
import { editorOfCookies } from '#cms/editor-name.ts';
import { listen } from './event-streams.ts';
import { DATASET } from './export-form.ts';
import { readBody, type Call, type Reply } from './http.ts';
import { judgeOrigin } from './origins.ts';
import { presenceRoom } from './presence.ts';
import { ClientError } from './client-error.ts';
import type { Store } from './store.ts';

export type ContentServerOptions = {
  store: Store;
  /** 0 takes a free one. */
  port: number;
  /** Where the Studio is; every other origin is refused. */
  origins: readonly string[];
};

export type ContentServer = { readonly url: string; close: () => Promise<void> };

const HOST = '127.0.0.1';
const ASSET = /^\/(images|files)\/[^/]+\/[^/]+\/([\w.-]+)$/;
const VERSIONED = /^\/v[\w-]+\/(.*)$/;

/** Serves the content to the Studio as Sanity's Content Lake would, on this machine only. */
export const startContentServer = async ({
  store,
  port,
  origins,
}: ContentServerOptions): Promise<ContentServer> => {
  const account = accountRoutes();

  const answer = async (call: Call): Promise<Reply> => {
    const [area, , dataset] = call.path;
    const isOurs = dataset === undefined || dataset === DATASET;
    if (area === 'data' && isOurs) return (await answerData(call, store)) ?? notFound(call);
    if (area === 'assets' && isOurs) {
      return (await answerUpload(call, store.assets)) ?? notFound(call);
    }
    return (await account(call)) ?? notFound(call);
  };

  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const { allowed, refused } = judgeOrigin(req, origins);
    if (refused) return send(res, { status: 403, json: { message: 'This origin may not ask' } });
    if (allowed) allowOrigin(req, res, allowed);
    if (req.method === 'OPTIONS') return void res.writeHead(204).end();
    const target = readTarget(req.url, `http://${HOST}`);
    if (!target) return send(res, { status: 400, json: { message: 'This is no address' } });
    const { pathname, searchParams: search } = target;
    const [, folder, name] = ASSET.exec(pathname) ?? [];
    if (folder && name) {
      return send(res, await answerAsset({ folder, name, search }, store.assets));
    }
    const call: Call = {
      method: req.method ?? 'GET',
      path: partsOf(pathname),
      search,
      editor: editorOfCookies(req.headers.cookie),
      body: (limit) => readBody(req, limit),
    };
    try {
      send(res, await answer(call));
    } catch (error) {
      send(res, failureOf(error));
    }
  };

  const sockets = new WebSocketServer({ noServer: true });
  const enterRoom = presenceRoom();
  const upgrade = (req: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!judgeOrigin(req, origins).allowed) return refuseUpgrade(stream, '403 Forbidden');
    const target = readTarget(req.url, `http://${HOST}`);
    if (!target) return refuseUpgrade(stream, '400 Bad Request');
    const [area, what, dataset] = partsOf(target.pathname);
    const open = (use: (socket: WebSocket) => void) =>
      sockets.handleUpgrade(req, stream, head, (socket) => {
        // What breaks the protocol closes the connection; it must not end us.
        socket.on('error', () => socket.terminate());
        use(socket);
      });
    const editor = editorOfCookies(req.headers.cookie);
    if (area === 'socket') open((socket) => enterRoom(socket, editor));
    else if (area === 'data' && what === 'listen' && dataset === DATASET) {
      open((socket) => listen(socket, target.searchParams, store));
    } else refuseUpgrade(stream, '404 Not Found');
  };

  const server = guardedServer({ request: handle, upgrade });
  await listenOn(server, port);
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
    },
  };
};

const partsOf = (pathname: string): string[] =>
  (VERSIONED.exec(pathname)?.[1] ?? '').split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });

const allowOrigin = (req: IncomingMessage, res: ServerResponse, origin: string) => {
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Allow-Credentials', 'true');
  res.setHeader('Vary', 'Origin');
  if (req.method !== 'OPTIONS') return;
  const headers = req.headers['access-control-request-headers'] ?? '';
  res.setHeader('Access-Control-Allow-Headers', headers);
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  res.setHeader('Access-Control-Max-Age', '600');
};

const send = (res: ServerResponse, reply: Reply) => {
  res.setHeader('X-Content-Type-Options', 'nosniff');
  if ('type' in reply) {
    // The address names the content, so it never changes.
    res.writeHead(200, {
      'Content-Type': reply.type,
      'Cache-Control': 'max-age=31536000, immutable',
    });
    if ('bytes' in reply) return void res.end(reply.bytes);
    return void createReadStream(reply.file)
      .on('error', () => res.destroy())
      .pipe(res);
  }
  res.setHeader('Cache-Control', 'no-store');
  if ('lines' in reply) {
    res.writeHead(reply.status, { 'Content-Type': 'application/x-ndjson' });
    return void res.end(reply.lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
  res.writeHead(reply.status, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(reply.json));
};

const notFound = ({ method, path }: Call): Reply => ({
  status: 404,
  json: { statusCode: 404, message: `${method} /${path.join('/')} is not served here` },
});

const failureOf = (error: unknown): Reply => {
  if (!(error instanceof ClientError)) console.error('The content server failed:', error);
  const status = error instanceof ClientError ? error.status : 500;
  const message = error instanceof ClientError ? error.message : 'The content server failed';
  return {
    status,
    json: { statusCode: status, error: { type: 'contentError', description: message } },
  };
};

const listenOn = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
