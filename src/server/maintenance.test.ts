import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIContext } from 'astro';
import { expect, test, vi } from 'vitest';
import { ownDatabase } from '#tests/server/own-database.ts';
import { askServer, isServerThere, maintenance } from './maintenance.ts';
import { signToken } from './secret.ts';

ownDatabase();

const sweep = vi.fn(() => Promise.resolve({ swept: 3 }));
const route = maintenance({ sweep });

const soon = () => new Date(Date.now() + 10_000);
const ask = async (task: string, authorization: string, clientAddress = '127.0.0.1') => {
  const request = new Request(`http://127.0.0.1/api/maintenance/${task}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'accept-language': 'en' },
    body: '{}',
  });
  const context = { request, clientAddress, params: { task }, url: new URL(request.url) };
  const response = await route(context as unknown as APIContext);
  return { status: response.status, body: (await response.json()) as object };
};
const bearer = async (payload: unknown, purpose = 'maintenance', expires = soon()) =>
  `Bearer ${await signToken(purpose, payload, expires)}`;

test('a command of this machine has a task done', async () => {
  expect(await ask('sweep', await bearer('sweep'))).toEqual({
    status: 200,
    body: { report: { swept: 3 } },
  });
  expect((await ask('sweep', await bearer('sweep'), '::1')).status).toBe(200);
});

test('nobody else has', async () => {
  sweep.mockClear();
  const past = new Date(Date.now() - 1);
  for (const [authorization, address] of [
    ['', '127.0.0.1'],
    ['Bearer', '127.0.0.1'],
    ['Bearer x.y', '127.0.0.1'],
    [(await bearer('sweep')).replace('Bearer', 'Basic'), '127.0.0.1'],
    [await bearer('sweep', 'newsletter'), '127.0.0.1'],
    [await bearer('sweep', 'maintenance', past), '127.0.0.1'],
    [await bearer('other'), '127.0.0.1'],
    [await bearer({ task: 'sweep' }), '127.0.0.1'],
    [await bearer('sweep'), '203.0.113.7'],
    [await bearer('sweep'), 'unknown'],
  ] as const) {
    const { status, body } = await ask('sweep', authorization, address);
    expect([status, body]).toMatchObject([401, { code: 'unauthorized' }]);
  }
  expect(sweep).not.toHaveBeenCalled();
});

test.each(['nothing', 'toString', '__proto__'])('the task “%s” does not exist', async (task) => {
  expect((await ask(task, await bearer(task))).status).toBe(404);
});

test('a task that fails says nothing of why', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  sweep.mockRejectedValueOnce(new Error('secret path'));
  const { status, body } = await ask('sweep', await bearer('sweep'));
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret path');
  log.mockRestore();
});

test.each([
  [200, '{"report":{"swept":3}}', { is: 'done', report: { swept: 3 } }],
  [401, '{"success":false,"message":"No."}', { is: 'refused', message: 'No.' }],
  [
    503,
    '{"success":false,"message":"No data."}',
    { is: 'refused', message: 'No data. The server’s log says more.' },
  ],
  [200, '<html>', { is: 'refused', message: expect.stringContaining('Something else') as string }],
])('a command understands the answer %i %s', async (status, body, expected) => {
  const server = createServer((_, res) => void res.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await askServer('sweep', { port })).toEqual(expected);
  expect(await isServerThere({ port })).toBe(true);
  server.closeAllConnections();
  server.close();
});

test('a command learns that no server runs', async () => {
  expect(await askServer('sweep', { port: 9 })).toEqual({ is: 'stopped' });
  expect(await isServerThere({ port: 9 })).toBe(false);
});
