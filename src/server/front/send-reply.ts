import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Reply } from './respond.ts';

/** Writes a reply to the connection; headers that are already set on the response stay. */
export const sendReply = (req: IncomingMessage, res: ServerResponse, reply: Reply): void => {
  const { status, headers, body } = reply;
  res.writeHead(status, headers);
  if (req.method === 'HEAD' || !body) res.end();
  else if (Buffer.isBuffer(body)) res.end(body);
  // Whoever breaks off has ended the connection, and a file that can't be read ends it too.
  else pipeline(body.stream(), res, () => undefined);
};
