import { createClient, type ClientConfig, type SanityClient } from '@sanity/client';
import { contentSilence } from './content-silence.ts';
import { createTyping, draftGoesOn } from './draft-goes-on.ts';

const STREAM = /\/data\/listen\//;
/** What the Studio calls the stream of an open document, and the way of what is typed there. */
const DOCUMENT_STREAM = /document\.pair\.listen$/;
const TYPED = /document\.commit$/;

const typing = createTyping();

/**
 * Carries event streams over a WebSocket: a browser opens six HTTP/1.1 connections to a host and
 * no more, and the Studio keeps more than six streams open.
 */
const fetchOverSockets: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const { pathname, searchParams } = new URL(url);
  const tag = searchParams.get('tag') ?? '';
  if (STREAM.test(pathname)) return openStream(url, tag, init?.signal);
  const answer = fetchWhenThere(input, init);
  return TYPED.test(tag) ? typing.during(answer) : answer;
};

const openStream = (
  url: string,
  tag: string,
  signal: AbortSignal | null | undefined,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace(/^http/, 'ws'));
    const encoder = new TextEncoder();
    let isOpen = true;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const deliver = (message: string) => {
          if (isOpen) controller.enqueue(encoder.encode(message));
        };
        const hear = DOCUMENT_STREAM.test(tag) ? draftGoesOn(deliver, typing.mayBeUnsent) : deliver;
        socket.onmessage = ({ data }) => hear(String(data));
        socket.onclose = () => {
          if (isOpen) controller.close();
          isOpen = false;
        };
      },
      cancel: () => {
        isOpen = false;
        socket.close();
      },
    });
    signal?.addEventListener('abort', () => socket.close());
    socket.onerror = () => {
      contentSilence.missed();
      reject(new TypeError('The content server does not answer'));
    };
    socket.onopen = () => {
      contentSilence.heard();
      const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      // The reader of the stream resolves its reconnections against the address.
      Object.defineProperty(response, 'url', { value: url });
      resolve(response);
    };
  });

const ASK_AGAIN_MS = 1_000;

/**
 * Asks until the server is back: where a question fails the Studio takes the open document down,
 * with what was typed last.
 */
const fetchWhenThere: typeof fetch = async (input, init) => {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  for (;;) {
    try {
      const response = await fetch(input, init);
      contentSilence.heard();
      return response;
    } catch (error) {
      // Whoever called it off gets another error than a server that is not there.
      if (!(error instanceof TypeError)) throw error;
      contentSilence.missed();
      if (method !== 'GET') throw error;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
};

/** A maker of clients that talk to the content server of this machine. */
export const embeddedClients =
  (apiHost: string) =>
  (config: ClientConfig): SanityClient =>
    createClient({
      ...config,
      apiHost,
      useProjectHostname: false,
      resolveFetch: () => fetchOverSockets,
    });
