import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITS, temporaryContent } from './harness.ts';

const KILLS = 24;
const EDITS_IN_ALL = 1_000;
const WRITERS = 4;

/** The writer in one file, which loads twice as fast as its parts. */
let program: string;
let workshop: string;
beforeAll(async () => {
  workshop = await mkdtemp(path.join(tmpdir(), 'hanlu-writer-'));
  program = path.join(workshop, 'writer.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'durability.harness.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  await symlink(
    path.join(import.meta.dirname, '../../node_modules'),
    path.join(workshop, 'node_modules'),
  );
});
afterAll(() => rm(workshop, { recursive: true }));

const counted = (id: string) => ({ _id: id, _type: 'counter', count: 0, title: 'x'.repeat(2_000) });

/** Edits until it is killed after so many acknowledged edits; answers the last one. */
const editUntilKilled = (dataset: string, state: string, first: number, kills: number) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [program, dataset, state, String(first)]);
    let output = '';
    let problem = '';
    child.stderr.on('data', (chunk: Buffer) => (problem += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.split('\n').length > kills) child.kill('SIGKILL');
    });
    child.on('exit', (_, signal) => {
      const last = output.trimEnd().split('\n').at(-1);
      if (signal === 'SIGKILL' && last) resolve(Number(last));
      else reject(new Error(problem));
    });
  });

test(
  `${KILLS} kills in the middle of edits lose none that was acknowledged`,
  { timeout: 180_000 },
  async () => {
    using content = temporaryContent(counted('other'), counted('one'));
    const begin = await content.open();
    await begin.mutate([{ create: { ...counted('drafts.one') } }], EDITS);
    await begin.close();
    let acknowledged = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const first = acknowledged + 1;
      acknowledged = await editUntilKilled(content.dataset, content.state, first, 1 + (kill % 7));
      const store = await content.open();
      const counts = ['one', 'drafts.one'].map((id) => Number(store.read(id)?.['count']));
      expect(Math.max(...counts)).toBeGreaterThanOrEqual(acknowledged);
      expect(content.lines()).toMatchObject([
        { _id: 'other', count: 0 },
        { _id: 'one', count: counts[0] },
      ]);
      acknowledged = Math.max(...counts);
      await store.close();
    }
    expect(acknowledged).toBeGreaterThan(KILLS);
  },
);

test(
  `${EDITS_IN_ALL} edits from ${WRITERS} writers at once lose none`,
  { timeout: 60_000 },
  async () => {
    using content = temporaryContent(counted('one'), counted('two'));
    const store = await content.open();
    await store.mutate([{ create: counted('drafts.one') }], EDITS);
    const ids = ['one', 'drafts.one', 'two'];
    const edit = (writer: number, turn: number) =>
      store.mutate(
        [
          { patch: { id: ids[turn % ids.length] ?? '', inc: { count: 1 } } },
          {
            patch: {
              id: 'drafts.one',
              setIfMissing: { marks: [] },
              insert: { after: 'marks[-1]', items: [`${writer}-${turn}`] },
            },
          },
        ],
        { author: `writer ${writer}` },
      );
    const turns = Array.from({ length: EDITS_IN_ALL / WRITERS }, (_, turn) => turn);
    const write = async (writer: number) => {
      for (const turn of turns) await edit(writer, turn);
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    const judge = (read: typeof store.read) => {
      const sum = ids.reduce((total, id) => total + Number(read(id)?.['count']), 0);
      const marks = read('drafts.one')?.['marks'] as string[];
      return [sum, new Set(marks).size, marks.length];
    };
    expect(judge(store.read)).toEqual([EDITS_IN_ALL, EDITS_IN_ALL, EDITS_IN_ALL]);
    await store.close();
    const again = await content.open();
    expect(judge(again.read)).toEqual([EDITS_IN_ALL, EDITS_IN_ALL, EDITS_IN_ALL]);
    expect(content.lines().map(({ count }) => count)).toEqual([
      again.read('one')?.['count'],
      again.read('two')?.['count'],
    ]);
    await again.close();
  },
);
