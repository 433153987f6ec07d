/**
 * Measures the built site as a visitor's phone meets it: Lighthouse scores and page weights,
 * in both languages. `npm run bench`, or `npm run bench -- /terms` for some pages only.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFront, type Handler } from '#src/server/front/server.ts';
import { loadSite } from '#src/server/front/site.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import { findBrowser } from '#tests/browser.ts';
import { measure } from './bench/lighthouse.ts';
import { PAGES } from './bench/pages.ts';
import { weigh } from './bench/weights.ts';
import { ROOT } from './settings.ts';

const HOST = '127.0.0.1';

const serve = async (folder: string, handler: Handler) => {
  const site = await loadSite(folder);
  await site.ready;
  const front = createFront({ site, handler, siteUrl: `http://${HOST}` });
  await front.listen(0, HOST);
  const { port } = front.server.address() as AddressInfo;
  return { front, base: `http://${HOST}:${port}` };
};

/** A page of nothing but text: the measure of what is possible here and now. */
const bareFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bare-'));
  const text = 'Plain text that fills a first screen. '.repeat(60);
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1><p>${text}</p></html>`,
  );
  return folder;
};

const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

process.env.ASTRO_NODE_AUTOSTART = 'disabled';
const { handler } = (await import(new URL('../dist/server/entry.mjs', import.meta.url).href)) as {
  handler: Handler;
};
const wanted = process.argv.slice(2);
const browser = findBrowser();
const ours = await serve(join(ROOT, 'dist/client'), handler);
const bare = await serve(await bareFolder(), (_, res) => res.writeHead(404).end());
const floor = await measure(`${bare.base}/`, browser);
console.log(`A bare HTML page: LCP ${Math.round(floor.lcp)} ms`);

const rows: Record<string, Record<string, number | string>> = {};
for (const { path } of PAGES.filter((page) => wanted.length === 0 || wanted.includes(page.path))) {
  for (const locale of LOCALES) {
    const url = `${ours.base}/${locale}${path}`;
    const scores = await measure(url, browser);
    const weights = await weigh(url, browser);
    rows[`/${locale}${path}`.slice(0, 42)] = {
      scores: `${scores.performance}/${scores.accessibility}/${scores.bestPractices}/${scores.seo}`,
      'LCP ms': Math.round(scores.lcp),
      '× bare': Number((scores.lcp / floor.lcp).toFixed(2)),
      CLS: Number(scores.cls.toFixed(3)),
      'HTML+CSS KB': kilobytes(weights.html),
      'JS KB': kilobytes(weights.js),
      'fonts KB': kilobytes(weights.interfaceFonts),
      'hanzi KB': kilobytes(weights.hanziFonts),
      'total KB': kilobytes(weights.total),
    };
  }
}
console.table(rows);
await Promise.all([ours.front.close(), bare.front.close()]);
process.exit(0);
