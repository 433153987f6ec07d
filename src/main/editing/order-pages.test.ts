import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { orderPages } from './order-pages.ts';

let hook: Server | undefined;
afterEach(() => {
  hook?.closeAllConnections();
  hook?.close();
});

const startHook = async (answer: (status: (code: number) => void) => void): Promise<string> => {
  const server = createServer((_, reply) => answer((code) => reply.writeHead(code).end()));
  hook = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const NEVER = new AbortController().signal;
const UNREACHED = 'The deploy hook could not be reached';

test('a hook that takes the order builds, and one that refuses it is told as such', async () => {
  expect(await orderPages(await startHook((status) => status(201)), NEVER)).toBe('ordered');
  hook?.close();
  const refusing = await startHook((status) => status(403));
  await expect(orderPages(refusing, NEVER)).rejects.toThrow('The deploy hook answered 403.');
});

test('a hook that is away or silent is told as what it is, and holds up no end', async () => {
  const away = `http://127.0.0.1:${await freePort()}`;
  await expect(orderPages(away, NEVER)).rejects.toThrow(UNREACHED);
  const silent = await startHook(() => undefined);
  await expect(orderPages(silent, NEVER, 50)).rejects.toThrow(UNREACHED);
  await expect(orderPages(silent, AbortSignal.timeout(50))).rejects.toThrow(UNREACHED);
});
