import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { encodeSound } from '#cms/sound/encode.ts';
import { madeSamples } from '#cms/sound/made-sound.ts';

const INDEX = '/data/sounds.made.json';
const SOUND = '/sounds/made.mp3';
const RATE = 48_000;
const SECONDS = 1;

export type RecordedSite = { url: string; stop: () => Promise<void> };

/** The site behind another address, as it is once somebody has recorded this phrase for it. */
export const recordedSite = async (
  site: string,
  { hanzi, pinyin }: { hanzi: string; pinyin: string },
): Promise<RecordedSite> => {
  const sound = await encodeSound({ samples: madeSamples({ seconds: SECONDS }), rate: RATE });

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url === INDEX) {
      const index = JSON.stringify({ [hanzi]: [[pinyin, SOUND]] });
      answer.writeHead(200, { 'content-type': 'application/json' }).end(index);
      return;
    }
    if (asked.url === SOUND) {
      answer.writeHead(200, { 'content-type': 'audio/mpeg' }).end(Buffer.from(sound));
      return;
    }
    const { host, origin } = new URL(site);
    const headers = {
      ...asked.headers,
      host,
      ...(asked.headers.origin && { origin }),
      'accept-encoding': 'identity',
    };
    const passed = request(new URL(asked.url ?? '/', site), { method: asked.method, headers });
    passed.on('response', (reply) => {
      const isPage = reply.headers['content-type']?.startsWith('text/html');
      if (!isPage) {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
        return;
      }
      delete reply.headers['content-length'];
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      void text(reply).then((page) =>
        answer.end(page.replace('<html ', `<html data-sounds="${INDEX}" `)),
      );
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };

  const server = createServer(pass);
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
