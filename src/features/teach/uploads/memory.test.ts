import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_TUTOR_FILE_BYTES } from '#src/domain/uploads.ts';
import { photo } from '#tests/uploads/pictures.ts';

const LIMIT_MB = 576;
const AT_ONCE = 8;

let server: ChildProcess;
let origin: string;
beforeAll(async () => {
  const script = join(import.meta.dirname, '../../../../tests/uploads/server.ts');
  server = spawn(process.execPath, ['--max-semi-space-size=16', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout as NonNullable<typeof server.stdout>, 'data')) as [
    Buffer,
  ];
  origin = `http://127.0.0.1:${line.toString().trim()}`;
});
afterAll(() => void server.kill());

const upload = async (bytes: Buffer) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'photo.jpg'));
  form.set('kind', 'certificate');
  form.set('itemId', 'item-1');
  return (await fetch(origin, { method: 'POST', body: form })).status;
};

/** A process's share of memory in MB: what several have in common, such as Node itself, counts once. */
const shareOf = async (pid: number, residentKb: number) => {
  try {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
  } catch {
    // No Linux, or the process has just ended.
    return residentKb / 1024;
  }
};

/** What the server and the processes that it started hold now. */
const heldMegabytes = async () => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const shares = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pid, parent]) => pid === server.pid || parent === server.pid)
    .map(([pid = 0, , resident = 0]) => shareOf(pid, resident));
  return (await Promise.all(shares)).reduce((sum, share) => sum + share, 0);
};

test('eight photos of 12 megapixels at once stay under 576 MB', { timeout: 120_000 }, async () => {
  const plain = await photo(4000, 3000, 'jpeg', 93);
  const progressive = await sharp(plain).jpeg({ progressive: true, quality: 90 }).toBuffer();
  for (const bytes of [plain, progressive]) {
    expect(bytes.length).toBeGreaterThan(3_000_000);
    expect(bytes.length).toBeLessThan(MAX_TUTOR_FILE_BYTES);
    let peak = 0;
    let isDone = false;
    const uploads = Promise.all(Array.from({ length: AT_ONCE }, () => upload(bytes)));
    void uploads.finally(() => (isDone = true));
    while (!isDone) {
      peak = Math.max(peak, await heldMegabytes());
      await setTimeout(20);
    }
    expect(await uploads).toEqual(Array<number>(AT_ONCE).fill(200));
    expect(peak).toBeLessThan(LIMIT_MB);
  }
});
