import { uuid } from '@sanity/uuid';
import type { WebSocket } from 'ws';
import { readParams } from './http.ts';
import { eventsFor } from './listeners.ts';
import type { Store } from './store.ts';

const PING_MS = 15_000;

/**
 * Carries a stream of events over a WebSocket, written as Server-Sent Events: browsers allow six
 * connections of those to a host, and the Studio keeps more than six open.
 */
const openStream = (socket: WebSocket) => {
  const ping = setInterval(() => socket.send(': ping\n\n'), PING_MS);
  socket.on('close', () => clearInterval(ping));
  return (event: string, data: object, id?: string) => {
    const line = id === undefined ? '' : `id: ${id}\n`;
    socket.send(`${line}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
};

/** Sends what happens to the documents of a query. */
export const listen = (socket: WebSocket, search: URLSearchParams, store: Store): void => {
  const send = openStream(socket);
  let eventsOf: ReturnType<typeof eventsFor>;
  try {
    eventsOf = eventsFor({
      query: search.get('query') ?? '',
      params: readParams(search),
      includeResult: search.get('includeResult') === 'true',
      includeMutations: search.get('includeMutations') !== 'false',
      includeEffects: search.get('effectFormat') === 'mendoza',
    });
  } catch (error) {
    send('channelError', { message: (error as Error).message });
    socket.close();
    return;
  }
  // One after another, or a slow match would let a later event overtake.
  let queue = Promise.resolve();
  const stop = store.subscribe((committed) => {
    queue = queue
      .then(async () => {
        for (const event of await eventsOf(committed)) {
          send('mutation', event, String(event.eventId));
        }
      })
      // A query that can't be evaluated is its asker's fault; the Studio then asks anew.
      .catch(() => socket.close());
  });
  socket.on('close', stop);
  send('welcome', { listenerName: uuid() });
};
