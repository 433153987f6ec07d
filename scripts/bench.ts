/**
 * `npm run bench` measures the built site as a visitor's phone meets it: Lighthouse scores and page
 * weights, in both languages, each page in turns with its twin and a bare page; then how long a
 * pointer's handlers take. `npm run bench -- /terms` takes some pages only, three times as often, and
 * with a name of the list below that alone is measured. Measure on a calm machine: the figures of a
 * busy one say more about the machine.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexFolder } from '#src/server/front/file-index.ts';
import { createFront } from '#src/server/front/server.ts';
import { loadSite } from '#src/server/front/site.ts';
import { findBrowser } from '#tests/browser.ts';
import { benchContent } from './bench/content.ts';
import { missedGoals, type Measured } from './bench/goals.ts';
import { measureInTurns } from './bench/lighthouse.ts';
import { PAGES } from './bench/pages.ts';
import { timePointers } from './bench/pointer.ts';
import { benchFigures } from './bench/figures.ts';
import { benchFind } from './bench/find.ts';
import { benchLessons } from './bench/lessons.ts';
import { benchLearning } from './bench/learning.ts';
import { benchPages } from './bench/many-pages.ts';
import { benchPublish } from './bench/publish.ts';
import { benchServer } from './bench/server/index.ts';
import { benchStart } from './bench/start.ts';
import { benchTones } from './bench/tones.ts';
import { benchTutors } from './bench/tutors.ts';
import { benchUploads } from './bench/uploads.ts';
import { weigh } from './bench/weights.ts';
import { serveBuiltSite } from './built-site.ts';

const HOST = '127.0.0.1';
/** Of each page. Whether two pages differ by less than a twentieth shows in more. */
const RUNS = { ofAll: 3, ofChosen: 9 } as const;

/** A folder on a free port, sent as our own pages are. */
const serveFolder = async (folder: string) => {
  await indexFolder(folder);
  const front = createFront({
    site: await loadSite(folder),
    handler: (_, res) => res.writeHead(404).end(),
    siteUrl: `http://${HOST}`,
  });
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

const BENCHES: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  /** To the first answer of the built server. */
  start: benchStart,
  /** The server beside nginx, node:http and the disk; all of it, or a row that is named behind it. */
  server: () => benchServer(process.argv[3]),
  /** A large photo. */
  uploads: benchUploads,
  /** A learner of 100,000 events. */
  learning: benchLearning,
  /** 10,000 attempts of 200 students on 20 hours of one tutor. */
  lessons: benchLessons,
  /** A million events of many, as an admin sees them. */
  figures: benchFigures,
  /** The search, key by key. */
  find: benchFind,
  /** The list of 5,000 tutors. */
  tutors: benchTutors,
  /** Spoken tones, by voices that it makes itself, and by those of a folder that is named behind it. */
  tones: () => benchTones(process.argv[3]),
  /** A changed phrase, from its publication to readers. */
  publish: benchPublish,
  /** A thousand pages of content, in the build. */
  pages: benchPages,
  /** A large content, in the build and in the Studio. */
  content: benchContent,
};
const [, , name = ''] = process.argv;
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench) process.exit((await bench()) ? 0 : 1);

const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

const wanted = process.argv.slice(2);
const runs = wanted.length === 0 ? RUNS.ofAll : RUNS.ofChosen;
const browser = findBrowser();
const ours = await serveBuiltSite();
const bare = await serveFolder(await bareFolder());

const rows: Record<string, Record<string, number | string>> = {};
for (const page of PAGES.filter(({ path }) => wanted.length === 0 || wanted.includes(path))) {
  const addresses = (['en', 'ar'] as const).map((locale) => `${ours.url}/${locale}${page.path}`);
  const turns = [`${bare.base}/`, ...addresses];
  const [floor, ...scoresOf] = await measureInTurns(turns, runs, browser);
  const bareLcp = floor?.lcp ?? NaN;
  // Where text alone gets less than 100, the machine was not calm.
  const bareScore = floor?.performance ?? NaN;
  let english: Measured | undefined;
  for (const [index, scores] of scoresOf.entries()) {
    const address = addresses[index] ?? '';
    const weights = await weigh(address, browser);
    const { performance, accessibility, bestPractices, seo } = scores;
    rows[new URL(address).pathname.slice(0, 42)] = {
      scores: `${performance}/${accessibility}/${bestPractices}/${seo}`,
      'bare page': bareScore,
      'LCP ms': Math.round(scores.lcp),
      '× bare': Number((scores.lcp / bareLcp).toFixed(2)),
      CLS: Number(scores.cls.toFixed(3)),
      'HTML+CSS KB': kilobytes(weights.html),
      'JS KB': kilobytes(weights.js),
      'fonts KB': kilobytes(weights.interfaceFonts),
      'hanzi KB': kilobytes(weights.hanziFonts),
      'total KB': kilobytes(weights.total),
      'read KB': kilobytes(weights.read),
      misses: missedGoals(page, { scores, weights }, { bareLcp, english }),
    };
    english ??= { scores, weights };
  }
}
console.table(rows);
if (wanted.length === 0 || wanted.includes('pointer')) {
  const times = await timePointers(ours.url, browser);
  console.log('Pointer handlers with the processor slowed down six times, in ms');
  console.table(times);
}
await Promise.all([ours.stop(), bare.front.close()]);
process.exit(0);
