/** A process that takes uploads from a tutor and does nothing else; its first line names its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { openUploads, send } from './routes.ts';

await openUploads();

const server = createServer((req, res) => {
  const body = Readable.toWeb(req) as ReadableStream;
  const headers = { 'content-type': req.headers['content-type'] ?? '' };
  const init = { method: 'POST', body, headers, duplex: 'half' };
  void send('files', init as RequestInit).then((answer) => {
    res.statusCode = answer.status;
    res.end(JSON.stringify(answer.body));
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
