import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type PassThrough = { url: string; stop: () => Promise<void> };

type Differences = {
  /** What is answered at a path in the site's place, if anything. */
  instead: (path: string) => { type: string; body: string | Uint8Array } | undefined;
  /** How the text of an answer is changed on its way, if it is. */
  change: (answer: { path: string; type: string }) => ((body: string) => string) | undefined;
};

/** The site behind another address, where some things are different. */
export const passThrough = async (
  site: string,
  { instead, change }: Differences,
): Promise<PassThrough> => {
  const { host, origin } = new URL(site);
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const ours = instead(path);
    if (ours) {
      answer.writeHead(200, { 'content-type': ours.type }).end(ours.body);
      return;
    }
    const headers = {
      ...asked.headers,
      host,
      ...(asked.headers.origin && { origin }),
      'accept-encoding': 'identity',
    };
    const passed = request(new URL(path, site), { method: asked.method, headers }, (reply) => {
      const changed = change({ path, type: reply.headers['content-type'] ?? '' });
      if (changed) {
        // Both are of the text as it was.
        delete reply.headers['content-length'];
        delete reply.headers.etag;
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      if (changed) void text(reply).then((body) => answer.end(changed(body)));
      else reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
