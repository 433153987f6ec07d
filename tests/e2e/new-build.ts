import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type NewBuild = {
  url: string;
  /** From now on the site has another worker, as after a build: the same again, or this one. */
  publish: (worker?: string) => void;
  stop: () => Promise<void>;
};

/** The site under test behind another address, where a new build can come out. */
export const newBuildOf = async (site: string): Promise<NewBuild> => {
  let build = 1;
  let replaced: string | undefined;
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const headers = { ...asked.headers, host: new URL(site).host, 'accept-encoding': 'identity' };
    const options = { method: asked.method, headers };
    if (asked.url === '/sw.js' && replaced !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(replaced);
      return;
    }
    const passed = request(new URL(asked.url ?? '/', site), options, (reply) => {
      const isWorker = asked.url === '/sw.js';
      if (isWorker) {
        delete reply.headers['content-length'];
        delete reply.headers.etag;
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      if (isWorker) answer.write(`// Build ${build}\n`);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    publish: (worker) => {
      build += 1;
      replaced = worker;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
