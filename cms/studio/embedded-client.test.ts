import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { contentSilence } from './content-silence.ts';
import { embeddedClients } from './embedded-client.ts';

const clientAt = (port: number) =>
  embeddedClients(`http://127.0.0.1:${port}`)({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
  });

test('a question that meets no server is told of after some seconds, and answered once there is one', async () => {
  const port = await freePort();
  const answer = clientAt(port).fetch<number>('count(*)');
  await expect.poll(() => contentSilence.isLong(), { timeout: 8_000 }).toBe(true);
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end('{"result":7,"ms":1}');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(answer).resolves.toBe(7);
  expect(contentSilence.isLong()).toBe(false);
  server.close();
}, 15_000);

test('what is to be written is not sent again by itself', async () => {
  const document = { _id: 'drafts.a', _type: 'phraseSection' };
  await expect(clientAt(await freePort()).create(document)).rejects.toThrow();
});
