import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryContent } from '#cms/server/harness.ts';
import type { Store } from '#cms/server/store.ts';
import { startContentLake } from '#tests/content-lake.ts';

const TOKEN = 'sk-known-token';
const content = temporaryContent(
  { _id: 'festival-qingming', _type: 'festival', title: 'Qingming' },
  { _id: 'drafts.festival-qingming', _type: 'festival', title: 'Not published' },
);
let store: Store;
let lake: Awaited<ReturnType<typeof startContentLake>>;
beforeAll(async () => {
  store = await content.open();
  lake = await startContentLake(store, TOKEN);
});
afterAll(async () => {
  await lake.close();
  await store.close();
  content[Symbol.dispose]();
});

const ASK = `
  const [{ fetchContent }, { contentRevision }, { z }] = await Promise.all([
    import('#src/content/client.ts'), import('#src/content/revision.ts'), import('zod'),
  ]);
  const ask = () => fetchContent('*[_type == "festival"].title', z.array(z.string()));
  await ask();
  await contentRevision();
  console.log(JSON.stringify({ titles: await ask(), revision: await contentRevision() }));`;

/** What a process with these settings reads of the content, when it reads all twice, or says where it can't. */
const read = (settings: Record<string, string>) =>
  new Promise<{ titles: string[]; revision: string }>((resolve, reject) => {
    const env = { PATH: process.env['PATH'] ?? '', SANITY_PROJECT_ID: 'abcd1234', ...settings };
    const parameters = ['--input-type=module', '--eval', ASK];
    execFile(process.execPath, parameters, { env }, (error, said, wrong) => {
      if (error) reject(new Error(wrong));
      else resolve(JSON.parse(said) as { titles: string[]; revision: string });
    });
  });

test('the content of a project is asked over TLS, with the token, for what is published now', async () => {
  const before = await read({ ...lake.env, SANITY_API_TOKEN: TOKEN });
  expect(before.titles).toEqual(['Qingming']);
  const { host, path, token } = lake.asked[0] ?? {};
  // Not the copies of the CDN, which are a minute old at times.
  expect([host, token]).toEqual(['abcd1234.api.sanity.io', `Bearer ${TOKEN}`]);
  expect(path).toMatch(/^\/v2025-02-19\/data\/query\/production\?.*perspective=published/);
});

test('a live server remembers what pages need, and asks each time whether something was published', async () => {
  const before = lake.asked.length;
  await read({ ...lake.env, SANITY_API_TOKEN: TOKEN, NODE_ENV: 'production' });
  const asked = lake.asked.slice(before).map(({ path }) => path.includes('festival'));
  expect(asked.sort()).toEqual([false, false, true]);
});

test('a wrong token is an error, and no empty content', async () => {
  await expect(read({ ...lake.env, SANITY_API_TOKEN: 'sk-of-another' })).rejects.toThrow(
    'Unauthorized',
  );
});

test('a server that only calls itself Content Lake is not believed', async () => {
  const env = { ...lake.env, NODE_EXTRA_CA_CERTS: '' };
  await expect(read({ ...env, SANITY_API_TOKEN: TOKEN })).rejects.toThrow(/certificate/);
});
