/**
 * Removes the background of a photo, away from the page's own thread. The library remembers its
 * first attempt, failed or not, so that each retry needs a new worker.
 */
import { preload, removeBackground, type Config } from '@imgly/background-removal';
import type { CutOutOrder, CutOutReply } from './cut-out.protocol.ts';

const tell = (reply: CutOutReply) => self.postMessage(reply);

const configFor = (publicPath: string): Config => ({
  publicPath,
  model: 'isnet_fp16',
  device: 'cpu',
  output: { format: 'image/png', quality: 0.8 },
});

/** Often enough to move a number, seldom enough not to fill the page's queue. */
const TELL_EVERY_BYTES = 1_000_000;
let loaded = 0;
let told = 0;

const fetchFile = self.fetch.bind(self);

// The library only tells of whole chunks, all of which end together on a slow connection.
self.fetch = async (...request) => {
  const response = await fetchFile(...request);
  if (!response.body) return response;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      loaded += chunk.byteLength;
      if (loaded - told >= TELL_EVERY_BYTES) tell({ type: 'loading', bytes: (told = loaded) });
      out.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
};

const obey = async (order: CutOutOrder): Promise<CutOutReply> => {
  const config = configFor(order.publicPath);
  if (order.type === 'cut') {
    return { type: 'cut', person: await removeBackground(order.photo, config) };
  }
  await preload(config);
  return { type: 'ready' };
};

self.addEventListener('message', ({ data }: MessageEvent<CutOutOrder>) => {
  obey(data).then(tell, (error: unknown) => tell({ type: 'failed', message: String(error) }));
});
