import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openStore, type Store } from '#cms/server/store.ts';
import { tellWebhook } from '#cms/server/webhook.ts';
import { startMany, type Many } from '#scripts/many/start-many.ts';
import { startContentLake } from '../content-lake.ts';
import { ROOT, type OwnSite } from '../site-process.ts';

const TOKEN = 'sk-known-token';
const SECRET = 'w'.repeat(32);
const ARTICLE = '/en/contents/articles/phrases-for-travel-survival-in-china/';
const ON_DEMAND = '/en/tutors';
/** Of what is built after the first shows it (CONTENT-19), of other pages after the publication (decision 234). */
const ALL_WITHIN_MS = 5_000;
/** What a page made on demand takes itself, while another process builds. */
const OWN_MS = 1_500;
const LOOK_MS = 50;

let folder: string;
let store: Store;
let lake: Awaited<ReturnType<typeof startContentLake>>;
let many: Many;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-many-'));
  await cp(join(ROOT, 'cms/dataset'), join(folder, 'dataset'), { recursive: true });
  store = await openStore(join(folder, 'dataset'), join(folder, 'state'));
  lake = await startContentLake(store, TOKEN);
  const settings = {
    ...lake.env,
    SANITY_PROJECT_ID: 'abcd1234',
    SANITY_API_TOKEN: TOKEN,
    SANITY_WEBHOOK_SECRET: SECRET,
  };
  many = await startMany({ folder, settings });
});
test.afterAll(async () => {
  await many.close();
  await lake.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const pagesOf = async ({ url }: OwnSite): Promise<string> => {
  const { pages } = (await (await fetch(`${url}/api/health/ready`)).json()) as { pages: string };
  return pages;
};

/** When a page of a site first has a text, by this process's clock. */
const shownAt = async ({ url }: OwnSite, path: string, title: string): Promise<number> => {
  while (!(await (await fetch(`${url}${path}`)).text()).includes(title)) await wait(LOOK_MS);
  return performance.now();
};

/** Publishes and tells one process; answers when it did, and when all show it: made on demand, and built. */
const publish = async (turn: number, told: OwnSite) => {
  const title = `Greetings number ${turn}`;
  const brand = `Hanlu ${turn}`;
  const deaf = store.subscribe(tellWebhook({ url: `${told.url}/api/publish`, secret: SECRET }));
  const published = performance.now();
  await store.mutate(
    [
      { patch: { id: 'phrases-basic-greeting', set: { title } } },
      { patch: { id: 'site-settings', set: { 'brand.name': brand } } },
    ],
    { author: 'an editor' },
  );
  deaf();
  const shown = (path: string, text: string) =>
    Promise.all(many.sites.map((site) => shownAt(site, path, text)));
  const [onDemand, built] = await Promise.all([shown(ON_DEMAND, brand), shown(ARTICLE, title)]);
  return { published, onDemand, built };
};

test('a publication that any process hears of is built by one and shown by all', async () => {
  const [first, ...others] = many.sites;
  if (!first) throw new Error('There is no site.');
  // What came with the program was made from other content: all of it is sent and fetched once.
  await publish(0, first);
  for (const [place, told] of [...others, first].entries()) {
    for (const site of many.sites) await expect.poll(() => pagesOf(site)).toBe('current');
    const { published, onDemand, built } = await publish(place + 1, told);
    const live = Math.max(...onDemand) - published;
    const building = Math.min(...built) - published;
    const after = Math.max(...built) - Math.min(...built);
    console.log(
      `shown by all: on demand after ${seconds(live)}; built after ${seconds(building)}, by the others ${seconds(after)} later`,
    );
    expect(after).toBeLessThan(ALL_WITHIN_MS);
    expect(live).toBeLessThan(ALL_WITHIN_MS + OWN_MS);
  }
});

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
