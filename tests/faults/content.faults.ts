import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { openStore } from '#cms/server/store.ts';
import { startContentLake } from '../content-lake.ts';
import { ROOT } from '../e2e/own-site.ts';
import { standBetween } from './between.ts';
import { subscribe, test } from './site.ts';
import { faultWords } from '../e2e/words/faults.ts';

const TOKEN = 'sk-known-token';
/** What the content has answered is given again for so long. */
const FRESH_MS = 5_000;
/** So long a page waits for a content that is silent (decision 234), and so long it takes itself at most. */
const SILENT_MS = 3_000;
const OWN_MS = 2_500;

test('content that is down, silent or lying leaves pages as they were, and a start meanwhile says what is not there', async ({
  start,
  visitor,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-faults-content-'));
  await cp(join(ROOT, 'cms/dataset'), join(folder, 'dataset'), { recursive: true });
  const store = await openStore(join(folder, 'dataset'), join(folder, 'state'));
  const lake = await startContentLake(store, TOKEN);
  const between = await standBetween(Number(new URL(lake.env.HTTPS_PROXY).port));
  // Pages are ordered elsewhere, so that nothing is built meanwhile.
  const builder = createServer((_, answer) => answer.end());
  await new Promise<void>((resolve) => builder.listen(0, '127.0.0.1', resolve));
  const site = await start({
    settings: {
      ...lake.env,
      HTTPS_PROXY: `http://127.0.0.1:${between.port}`,
      SANITY_PROJECT_ID: 'abcd1234',
      SANITY_API_TOKEN: TOKEN,
      DEPLOY_HOOK_URL: `http://127.0.0.1:${(builder.address() as AddressInfo).port}`,
    },
  });
  const { request } = await visitor(site);
  const rename = (name: string) =>
    store.mutate([{ patch: { id: 'site-settings', set: { 'brand.name': name } } }], {
      author: 'an editor',
    });
  const footer = async () => (await request.get('/en/tutors')).text();
  expect(await footer()).toContain('Hanlu');
  for (const mood of ['down', 'silent', 'lying'] as const) {
    between.mood(mood);
    await wait(FRESH_MS);
    for (const path of ['/en/tutors', '/ar/tutors', '/en/']) {
      const before = performance.now();
      const page = await request.get(path);
      expect([page.status(), await page.text()], `${path} ${mood}`).toEqual([
        200,
        expect.stringContaining(path.startsWith('/ar') ? 'هانلو' : 'Hanlu'),
      ]);
      expect(performance.now() - before).toBeLessThan(SILENT_MS + OWN_MS);
    }
    expect((await subscribe(await visitor(site))).status).toBe(200);
    between.mood('well');
    await rename(`Hanlu after ${mood}`);
    await expect.poll(footer, { timeout: 15_000 }).toContain(`Hanlu after ${mood}`);
  }
  between.mood('silent');
  await site.stop();
  await site.start();
  for (const lang of ['ar', 'en'] as const) {
    expect((await request.get(`/${lang}/`)).status()).toBe(200);
    const page = await request.get(`/${lang}/tutors`);
    expect(page.status()).toBe(503);
    expect(await page.text()).toContain(faultWords[lang].unreachable);
  }
  await site.stop();
  await new Promise((resolve) => builder.close(resolve));
  await between.close();
  await lake.close();
  await rm(folder, { recursive: true });
});
