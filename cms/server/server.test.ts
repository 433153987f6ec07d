import { request } from 'node:http';
import { createClient } from '@sanity/client';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { badlyAnswered, statusOf } from '#tests/odd-requests.ts';
import { EDITS, PIXEL, action, temporaryContent } from './harness.ts';
import { startContentServer } from './server.ts';

const ORIGIN = 'http://127.0.0.1:4321';
const phrase = (id: string, fields = {}) => ({
  _id: id,
  _type: 'phrase',
  chinese: '你好',
  ...fields,
});

const start = async (...documents: ReturnType<typeof phrase>[]) => {
  const content = temporaryContent(...documents);
  const store = await content.open();
  const server = await startContentServer({ store, port: 0, origins: [ORIGIN] });
  const client = createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    apiHost: server.url,
    useProjectHostname: false,
  });
  return {
    content,
    store,
    client,
    url: server.url,
    ask: (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(new URL(path, server.url), options, (incoming) => {
          incoming.resume();
          resolve(incoming.statusCode);
        })
          .on('error', reject)
          .end(options.method === 'POST' ? '{"mutations":[]}' : undefined);
      }),
    [Symbol.asyncDispose]: async () => {
      await server.close();
      content[Symbol.dispose]();
    },
  };
};

type Event = { event: string; data: Record<string, unknown> };

/** Listens as the Studio does; `next` waits for one more event. */
const listen = async (url: string, query: string, options = '') => {
  const address = `${url.replace('http', 'ws')}/v1/data/listen/production?query=${encodeURIComponent(query)}&effectFormat=mendoza${options}`;
  const socket = new WebSocket(address, { origin: ORIGIN });
  const events: Event[] = [];
  const waiting: ((event: Event) => void)[] = [];
  socket.on('message', (raw: Buffer) => {
    const [, event = '', data = '{}'] = /event: (\w+)\ndata: (.*)\n/.exec(raw.toString()) ?? [];
    const heard = { event, data: JSON.parse(data) as Event['data'] };
    const take = waiting.shift();
    if (take) take(heard);
    else events.push(heard);
  });
  const next = () =>
    new Promise<Event>((resolve) => {
      const heard = events.shift();
      if (heard) resolve(heard);
      else waiting.push(resolve);
    });
  expect((await next()).event).toBe('welcome');
  return { next, close: () => socket.close() };
};

test('Sanity’s own client queries, reads, patches and publishes', async () => {
  await using server = await start(phrase('one'), phrase('two', { chinese: '再见' }));
  const { client } = server;
  expect(await client.fetch('*[_type == $type] | order(_id)._id', { type: 'phrase' })).toEqual([
    'one',
    'two',
  ]);
  expect(await client.getDocument('two')).toMatchObject({ chinese: '再见' });
  await client.createIfNotExists(phrase('drafts.one'));
  await client.patch('drafts.one').set({ chinese: '您好' }).commit();
  const raw = '*[_id in path("**")]{chinese}.chinese';
  expect(await client.fetch(raw, {}, { perspective: 'published' })).toEqual(['你好', '再见']);
  expect(await client.fetch(raw, {}, { perspective: 'drafts' })).toEqual(['您好', '再见']);
  await client.action(action('publish', { draftId: 'drafts.one', publishedId: 'one' }));
  expect(await client.fetch('*[_id == "one"][0].chinese')).toBe('您好');
});

test('a query with a fault, a wrong body and a conflict are told apart', async () => {
  await using server = await start(phrase('one'));
  await expect(server.client.fetch('*[')).rejects.toMatchObject({ statusCode: 400 });
  await expect(server.client.create(phrase('one'))).rejects.toMatchObject({ statusCode: 409 });
  const wrong = { explode: { id: 'one' } };
  const mutate = { url: '/data/mutate/production', method: 'POST', body: { mutations: [wrong] } };
  await expect(server.client.request(mutate)).rejects.toMatchObject({ statusCode: 400 });
});

test('two clients hear of the same change, with what it did and where it leads', async () => {
  await using server = await start(phrase('one'), phrase('two'));
  const rev = server.store.read('one')?._rev;
  const [first, second] = await Promise.all([
    listen(server.url, '*[_id == "one"]', '&includeResult=true'),
    listen(server.url, '*[_type == "phrase"]'),
  ]);
  const transactionId = 'tx-1';
  await server.client.patch('one').set({ chinese: '您好' }).commit({ transactionId });
  const heard = [await first.next(), await second.next()];
  for (const { event, data } of heard) {
    expect(event).toBe('mutation');
    expect(data).toMatchObject({
      documentId: 'one',
      transition: 'update',
      transactionId,
      previousRev: rev,
      resultRev: transactionId,
      effects: { apply: [0, { chinese: '您好' }], revert: [0, { chinese: '你好' }] },
    });
  }
  expect(heard.map(({ data }) => 'result' in data)).toEqual([true, false]);
});

test('a listener hears of what appears and disappears, not of what never concerned it', async () => {
  await using server = await start(phrase('one'));
  const listener = await listen(server.url, '*[chinese == "再见"]');
  await server.client.create(phrase('drafts.new'));
  await server.client.create(phrase('drafts.bye', { chinese: '再见' }));
  await server.client.patch('drafts.bye').set({ chinese: '你好' }).commit();
  const [first, second] = [await listener.next(), await listener.next()];
  expect([first.data['transition'], second.data['transition']]).toEqual(['appear', 'disappear']);
  expect(first.data).not.toHaveProperty('previousRev');
});

test('history tells each transaction, the events of the Studio, and a document at a moment', async () => {
  await using server = await start(phrase('one'));
  const { client, store } = server;
  const edit = action('edit', {
    draftId: 'drafts.one',
    publishedId: 'one',
    patch: { set: { chinese: '您好' } },
  });
  await store.act([edit], EDITS);
  await store.act([action('publish', { draftId: 'drafts.one', publishedId: 'one' })], EDITS);
  const [found, edited, published] = store.entries.map(({ id }) => id);
  const { events } = await client.request<{ events: Record<string, { type: string }[]> }>({
    url: '/data/history/production/events/documents/one',
  });
  expect(events['one']?.map(({ type }) => type)).toEqual([
    'publishDocumentVersion',
    'createLiveDocument',
  ]);
  const documents = (query: Record<string, string>) =>
    client.request<object>({ url: '/data/history/production/documents/one', query });
  expect(await documents({ revision: found ?? '' })).toMatchObject({
    documents: [{ chinese: '你好' }],
  });
  expect(await documents({ revision: published ?? '' })).toMatchObject({
    documents: [{ chinese: '您好' }],
  });
  const lines = await (
    await fetch(`${server.url}/v1/data/history/production/transactions/drafts.one`)
  ).text();
  expect(
    lines
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id),
  ).toEqual([edited, published]);
});

test('a deleted document can be restored where the Studio looks, which is at its draft', async () => {
  await using server = await start(phrase('one'), phrase('two'), phrase('three'));
  await server.client.delete('one');
  await server.client.create({ ...phrase('three'), _id: 'drafts.three' });
  await server.client.transaction().delete('three').delete('drafts.three').commit();
  const typesOf = async (id: string) => {
    const { events } = await server.client.request<{ events: Record<string, { type: string }[]> }>({
      url: `/data/history/production/events/documents/${id}`,
    });
    return events[id]?.map(({ type }) => type);
  };
  expect(await typesOf('drafts.one')).toEqual(['deleteDocumentGroup']);
  expect(await typesOf('one')).toEqual(['deleteDocumentGroup', 'createLiveDocument']);
  expect(await typesOf('drafts.two')).toEqual([]);
  // The Studio shows what a draft was by its own event.
  expect(await typesOf('drafts.three')).toEqual(['deleteDocumentVersion', 'createDocumentVersion']);
});

test('an uploaded picture can be shown', async () => {
  await using server = await start(phrase('one'));
  const asset = await server.client.assets.upload('image', PIXEL, { filename: 'dot.webp' });
  expect(asset).toMatchObject({
    _type: 'sanity.imageAsset',
    metadata: { dimensions: { width: 1 } },
  });
  const picture = await fetch(new URL(asset.url, server.url));
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(PIXEL);
});

test('of an uploaded picture a part can be shown, and no more than there is of it', async () => {
  await using server = await start(phrase('one'));
  const create = { width: 40, height: 30, channels: 3 as const, background: 'gold' };
  const asset = await server.client.assets.upload(
    'image',
    await sharp({ create }).webp().toBuffer(),
    { filename: 'gold.webp' },
  );
  const part = await fetch(new URL(`${asset.url}?rect=10,5,20,15`, server.url));
  expect(part.headers.get('content-type')).toBe('image/webp');
  const shown = sharp(Buffer.from(await part.arrayBuffer()));
  expect(await shown.metadata()).toMatchObject({ format: 'webp', width: 20, height: 15 });
  for (const rect of ['30,5,20,15', '0,0,0,0', 'all']) {
    const refused = await fetch(new URL(`${asset.url}?rect=${rect}`, server.url));
    expect([rect, refused.status]).toEqual([rect, 400]);
  }
});

test.each([
  ['a foreign page', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:9999' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a picture on a foreign page', { 'sec-fetch-site': 'cross-site' }],
  ['a name that was pointed at this machine', { host: 'evil.example' }],
])('%s is refused', async (_, headers) => {
  await using server = await start(phrase('one'));
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    expect(await server.ask('/v1/data/mutate/production', { method, headers })).toBe(403);
  }
});

test('the Studio’s page is answered with its own origin', async () => {
  await using server = await start(phrase('one'));
  const { headers, status } = await fetch(`${server.url}/v1/users/me`, {
    headers: { origin: ORIGIN },
  });
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, ORIGIN]);
});

test.each([undefined, 'https://evil.example', 'http://127.0.0.1:9999'])(
  'a WebSocket from %s is refused',
  async (origin) => {
    await using server = await start(phrase('one'));
    for (const path of ['data/listen/production?query=*', 'socket/production']) {
      const address = `${server.url.replace('http', 'ws')}/v1/${path}`;
      const socket = new WebSocket(address, origin === undefined ? {} : { origin });
      const refusal = await new Promise((resolve) => socket.on('error', resolve));
      expect(String(refusal)).toContain('403');
    }
  },
);

test('whatever is asked is answered, and the server goes on', { timeout: 60_000 }, async () => {
  await using server = await start(phrase('one'));
  const port = Number(new URL(server.url).port);
  const { sent, bad } = await badlyAnswered(port, ORIGIN);
  expect(sent).toBeGreaterThan(400);
  expect(bad).toEqual([]);
  const upgrade = (origin: string) =>
    `GET // HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  expect(await statusOf(port, upgrade('https://evil.example'))).toBe(403);
  expect(await statusOf(port, upgrade(ORIGIN))).toBe(400);
  expect(await server.client.fetch('*[]._id')).toEqual(['one']);
});
