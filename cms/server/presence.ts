import { uuid } from '@sanity/uuid';
import type { WebSocket } from 'ws';
import { z } from 'zod';

const requestShape = z.object({
  id: z.unknown(),
  method: z.string(),
  params: z
    .looseObject({
      session: z.string().optional(),
      subscriptionId: z.string().optional(),
      data: z.looseObject({}).optional(),
    })
    .default({}),
});
type Params = z.output<typeof requestShape>['params'];

const BEAT_MS = 5_000;
const BEAT = '♥';

/** Tells the tabs of the Studio of each other: JSON-RPC over a WebSocket with a heartbeat. */
export const presenceRoom = () => {
  const subscriptions = new Map<WebSocket, Set<string>>();

  const tell = (result: object) => {
    for (const [socket, ids] of subscriptions) {
      for (const subscription of ids) {
        const params = { subscription, result };
        socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }));
      }
    }
  };

  const act = (
    method: string,
    params: Params,
    { own, editor }: { own: Set<string>; editor: string },
  ): string => {
    const { session, data } = params;
    if (method === 'presence_rollcall') tell({ type: 'rollCall', i: editor, m: { session } });
    if (method === 'presence_disconnect') tell({ type: 'disconnect', i: editor, m: { session } });
    if (method === 'presence_announce') {
      const message = { sessionId: session, ...data };
      tell({ type: 'state', i: editor, m: message, timestamp: new Date().toISOString() });
    }
    if (method.endsWith('_unsubscribe')) own.delete(params.subscriptionId ?? '');
    else if (method.endsWith('_subscribe')) {
      const id = uuid();
      own.add(id);
      return id;
    }
    return 'ok';
  };

  return (socket: WebSocket, editor: string) => {
    const own = new Set<string>();
    subscriptions.set(socket, own);
    const beat = setInterval(() => socket.send(BEAT), BEAT_MS);
    socket.send(BEAT);
    socket.on('message', (raw: Buffer) => {
      const parsed = requestShape.safeParse(parseJson(raw.toString()));
      if (!parsed.success) return;
      const { id, method, params } = parsed.data;
      socket.send(
        JSON.stringify({ jsonrpc: '2.0', id, result: act(method, params, { own, editor }) }),
      );
    });
    socket.on('close', () => {
      subscriptions.delete(socket);
      clearInterval(beat);
    });
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
