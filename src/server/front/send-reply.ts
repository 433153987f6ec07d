import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from './respond.ts';

/** Writes a reply to the connection; headers that are already set on the response stay. */
export const sendReply = (req: IncomingMessage, res: ServerResponse, reply: Reply): void => {
  res.writeHead(reply.status, reply.headers);
  if (req.method === 'HEAD' || !reply.body) res.end();
  else res.end(reply.body);
};
