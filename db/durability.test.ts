import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ConfigError } from '#src/lib/config.ts';
import { closeDatabase, openDatabase, type Database } from './client.ts';
import { subscribers } from './schema/subscribers.ts';
import { users } from './schema/users.ts';

const PATIENCE_MS = 180_000;

/** The writer in one file, which loads four times as fast as its parts. */
let program: string;
let workshop: string;
beforeAll(async () => {
  workshop = await mkdtemp(join(tmpdir(), 'hanlu-writer-'));
  program = join(workshop, 'writer.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'durability.harness.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@libsql/client'],
  });
  await symlink(join(import.meta.dirname, '../node_modules'), join(workshop, 'node_modules'));
  await symlink(join(import.meta.dirname, 'migrations'), join(workshop, 'migrations'));
});
afterAll(() => rm(workshop, { recursive: true }));

let folder: string;
let alive: ChildProcessWithoutNullStreams[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-durability-'));
});
afterEach(async () => {
  for (const child of alive.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const fileUrl = (name = 'hanlu.db') => `file:${join(folder, name)}`;

/** A process that is loaded and waits for its sign. */
const prepare = async (how: 'ours' | 'stranger', url: string) => {
  const child = spawn(process.execPath, [program, how, url]);
  alive.push(child);
  let said = '';
  let faults = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (faults += text));
  const gone = once(child, 'close');
  /** Whole lines only: the last one may have been cut. */
  const lines = () => said.split('\n').slice(1, -1);
  await once(child.stdout, 'data');
  return {
    lines,
    start: () => void child.stdin.write('go\n'),
    /** Waits until so many lines were said. */
    until: async (count: number) => {
      while (lines().length < count) {
        if (child.exitCode !== null) throw new Error(`The writer ended: ${faults}`);
        await pause(2);
      }
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
      alive = alive.filter((other) => other !== child);
      return lines();
    },
  };
};

/** What a fresh process of ours finds in the file. */
const inspect = async (url: string) => {
  const db = await openDatabase({ url, authToken: undefined });
  const people = new Set((await db.select({ id: users.id }).from(users)).map(({ id }) => id));
  const letters = (await db.select({ id: subscribers.id }).from(subscribers)).map(({ id }) => id);
  const { rows } = await db.$client.execute('PRAGMA integrity_check');
  await closeDatabase(db);
  const pairs = [...people].filter((id) => id.startsWith('pair-'));
  return {
    people,
    halves: [
      ...pairs.filter((id) => !letters.includes(id)),
      ...letters.filter((id) => !people.has(id)),
    ],
    integrity: rows[0]?.['integrity_check'],
  };
};

test(
  'of 50 processes killed while they write, no answered write is lost and none is half there',
  async () => {
    const answered: string[] = [];
    let next = prepare('ours', fileUrl());
    for (let kills = 1; kills <= 50; kills += 1) {
      const writer = await next;
      // Loading takes longer than writing, so the successor loads meanwhile.
      next = prepare('ours', fileUrl());
      writer.start();
      await writer.until(Math.ceil(Math.random() * 12));
      await pause(Math.random() * 10);
      answered.push(...(await writer.kill()));
      if (kills % 10 > 0) continue;
      const { people, halves, integrity } = await inspect(fileUrl());
      expect(answered.filter((id) => !people.has(id))).toEqual([]);
      expect(halves).toEqual([]);
      expect(integrity).toBe('ok');
    }
    await (await next).kill();
    expect(answered.length).toBeGreaterThan(150);
  },
  PATIENCE_MS,
);

test(
  'a process killed while it makes its tables leaves a file that the next one opens',
  async () => {
    let next = prepare('ours', fileUrl('0.db'));
    for (let kills = 0; kills < 12; kills += 1) {
      const writer = await next;
      next = prepare('ours', fileUrl(`${kills + 1}.db`));
      writer.start();
      await pause(kills * 3);
      const answered = await writer.kill();
      const { people, halves } = await inspect(fileUrl(`${kills}.db`));
      expect(answered.filter((id) => !people.has(id))).toEqual([]);
      expect(halves).toEqual([]);
    }
    await (await next).kill();
  },
  PATIENCE_MS,
);

test(
  'a stranger that hammers the file is refused, and takes no answered write from us',
  async () => {
    const [ours, stranger] = await Promise.all([
      prepare('ours', fileUrl()),
      prepare('stranger', fileUrl()),
    ]);
    ours.start();
    await ours.until(1);
    stranger.start();
    await stranger.until(20);
    await ours.until(200);
    const refusals = await stranger.kill();
    const answered = await ours.kill();
    expect(new Set(refusals)).toEqual(new Set(['refused']));
    const { people, halves } = await inspect(fileUrl());
    expect(answered.filter((id) => !people.has(id))).toEqual([]);
    expect(halves).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'where a stranger was first, we hold the file alone or do not open it at all',
  async () => {
    await inspect(fileUrl());
    const stranger = await prepare('stranger', fileUrl());
    stranger.start();
    await stranger.until(5);
    const answered: string[] = [];
    const writeTen = async (db: Database) => {
      for (let count = 0; count < 10; count += 1) {
        const id = `alone-${crypto.randomUUID()}`;
        await db
          .insert(users)
          .values({ id, issuer: 'https://id.example', subject: id, createdAt: new Date() });
        answered.push(id);
      }
    };
    // Who wins the lock is the system's to choose: each try ends in one of the two allowed ways.
    for (let tries = 0; tries < 5; tries += 1) {
      try {
        const db = await openDatabase({ url: fileUrl(), authToken: undefined });
        // What it said before we had the file may still be on its way.
        await pause(50);
        const before = stranger.lines().length;
        await writeTen(db);
        await pause(50);
        expect(new Set(stranger.lines().slice(before))).toEqual(new Set(['refused']));
        await closeDatabase(db);
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
      }
    }
    await stranger.kill();
    // A refusal holds nothing back: with the stranger gone, the file opens at the first try.
    const db = await openDatabase({ url: fileUrl(), authToken: undefined });
    await writeTen(db);
    await closeDatabase(db);
    const { people } = await inspect(fileUrl());
    expect(answered.filter((id) => !people.has(id))).toEqual([]);
  },
  PATIENCE_MS,
);
