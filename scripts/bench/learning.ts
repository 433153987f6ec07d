/**
 * A learner with 100,000 events of 2,000 items: how long the account takes for 500 new ones, how
 * much a new device gets, and how soon it is ready.
 */
import 'fake-indexeddb/auto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { APIContext } from 'astro';
import { v7 as newId } from 'uuid';
import { closeSharedDatabase, database } from '#db/client.ts';
import { rememberUser } from '#db/repos/users.ts';
import { GRADES, SKILLS, type LearningEvent } from '#src/domain/learning/event.ts';
import { wordId } from '#src/domain/learning/item.ts';
import { deviceStore } from '#src/learning/device/device-store.ts';
import { indexedTables } from '#src/learning/device/indexed-tables.ts';
import { synchronise } from '#src/learning/device/sync.ts';
import { cardsOf } from '#src/learning/device/cards-of.ts';
import { readCards, sendChoices, sendEvents } from '#src/learning/learning.contract.ts';
import { EVENTS_PER_CALL } from '#src/learning/learning.wires.ts';
import { takeChoices, takeEvents, tellCards } from '#src/learning/server/learning.server.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { randomFrom } from '../art/print/draw.ts';

const EVENTS = 100_000;
const ITEMS = 2_000;
const ANSWER_GOAL_MS = 150;
const READY_GOAL_MS = 1_000;
const SIZE_GOAL_KB = 150;
const DAY_MS = 86_400_000;
/** As the server compresses what it makes on demand (src/server/front). */
const STREAM_QUALITY = 4;

const routes = {
  [sendEvents.path]: endpoint(sendEvents, takeEvents),
  [sendChoices.path]: endpoint(sendChoices, takeChoices),
  [readCards.path]: endpoint(readCards, tellCards),
};

/** The pieces that hanzi and readings are put together from, so that names differ as real ones do. */
const HANZI = [...'你好学水火山大小人口手心日月木土金玉门马鸟鱼车路海天地风雨花草茶饭面包书店'];
const SOUNDS = ['nǐ', 'hǎo', 'xué', 'shuǐ', 'huǒ', 'shān', 'dà', 'xiǎo', 'rén', 'kǒu', 'tiān'];

const items = Array.from({ length: ITEMS }, (_, index) => {
  const pick = <T>(list: readonly T[], by: number) => list[by % list.length];
  const hanzi = `${pick(HANZI, index)}${pick(HANZI, Math.floor(index / HANZI.length))}`;
  return wordId(hanzi, `${pick(SOUNDS, index)}${pick(SOUNDS, index * 7 + 3)} ${index}`);
});

/** Two years of practice: each item in three ways on average, mostly known. */
const history = (): LearningEvent[] => {
  const random = randomFrom(7);
  const begin = Date.now() - 730 * DAY_MS;
  return Array.from({ length: EVENTS }, (_, index) => {
    // A prime step meets every item equally often, and never twice in a row.
    const place = (index * 7919) % ITEMS;
    const skill = SKILLS[(place + Math.floor(random() * 3)) % SKILLS.length] ?? 'read';
    const grade = random() < 0.1 ? 1 : (GRADES[1 + Math.floor(random() * 3)] ?? 3);
    return {
      id: newId(),
      item: items[place] ?? 'word.x.x',
      at: Math.floor(begin + (index / EVENTS) * 729 * DAY_MS),
      device: 'device-one',
      what: 'graded',
      skill,
      grade,
    };
  });
};

let account = '';
let sizes: { brotli: number; gzip: number; plain: number } | undefined;

/** The network: answers as the server does, compressed and taken apart again. */
const answer = async (address: string, init: RequestInit): Promise<Response> => {
  const request = new Request(`http://127.0.0.1${address}`, init);
  const url = new URL(request.url);
  const context = {
    request,
    url,
    params: {},
    clientAddress: '127.0.0.1',
    locals: { user: { id: account } },
  } as unknown as APIContext;
  const response = await routes[url.pathname as keyof typeof routes](context);
  const text = Buffer.from(await response.arrayBuffer());
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: STREAM_QUALITY },
  });
  if (url.pathname === readCards.path) {
    sizes = { brotli: packed.length, gzip: gzipSync(text).length, plain: text.length };
  }
  return new Response(brotliDecompressSync(packed), { status: response.status });
};

const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;

/** Prints the figures, and says whether each met its goal. */
export const benchLearning = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-learning-'));
  process.env['DATA_DIR'] = folder;
  globalThis.fetch = answer as typeof fetch;
  try {
    const person = {
      issuer: 'https://id.example',
      subject: 'learner',
      email: undefined,
      emailVerified: false,
      name: undefined,
    };
    account = (await rememberUser(await database(), person, { locale: 'ar', now: new Date() })).id;
    const times: number[] = [];
    const events = history();
    for (let from = 0; from < EVENTS; from += EVENTS_PER_CALL) {
      const batch = events.slice(from, from + EVENTS_PER_CALL);
      const start = performance.now();
      await answer(sendEvents.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ account, events: batch }),
      });
      times.push(performance.now() - start);
    }
    // Those of a long life, where the tables are full.
    const late = medianOf(times.slice(times.length / 2));

    const start = performance.now();
    const store = deviceStore(await indexedTables({ account }));
    const result = await synchronise(store, account, 'en');
    const cards = await cardsOf(await store.read());
    const ready = performance.now() - start;
    if (!result.ok || cards.size !== ITEMS) throw new Error('The new device did not get its cards');

    const skills = [...cards.values()].reduce(
      (sum, one) => sum + Object.keys(one.skills).length,
      0,
    );
    const kilobytes = (bytes = NaN) => (bytes / 1024).toFixed(1);
    console.log(`500 new events are answered in ${late.toFixed(0)} ms at the median`);
    console.log(`A new device is ready in ${ready.toFixed(0)} ms`);
    console.log(
      `${ITEMS} cards with ${skills} skills: ${kilobytes(sizes?.brotli)} KB by brotli, ${kilobytes(sizes?.gzip)} KB by gzip, ${kilobytes(sizes?.plain)} KB plain`,
    );
    const isSmall = (sizes?.gzip ?? Infinity) <= SIZE_GOAL_KB * 1024;
    return late <= ANSWER_GOAL_MS && ready <= READY_GOAL_MS && isSmall;
  } finally {
    await closeSharedDatabase();
    await rm(folder, { recursive: true });
  }
};
