/** How long a photo of 5 MB takes from its first byte to the answer, the first one and the next. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { photo } from '#tests/uploads/pictures.ts';
import { ROOT } from '#src/main/settings.ts';

const GOAL_MS = 1_500;
const RUNS = 5;
/** At which a photo of 12 megapixels weighs a little less than 5 MB. */
const QUALITY = 95;

/** Prints the times, and says whether each met its goal. */
export const benchUploads = async (): Promise<boolean> => {
  const server = spawn(process.execPath, [join(ROOT, 'tests/uploads/server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const address = `http://127.0.0.1:${line.toString().trim()}`;
    const bytes = new Uint8Array(await photo(4000, 3000, 'jpeg', QUALITY));
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeUpload(address, bytes));
    console.log(`A photo of ${(bytes.length / 1024 ** 2).toFixed(1)} MB: ${times.join(', ')} ms`);
    return times.every((time) => time < GOAL_MS);
  } finally {
    server.kill();
  }
};

const timeUpload = async (address: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
  const body = new FormData();
  body.set('file', new File([bytes], 'photo.jpg'));
  body.set('kind', 'certificate');
  body.set('itemId', 'bench');
  const start = performance.now();
  const answer = await fetch(address, { method: 'POST', body });
  await answer.text();
  if (!answer.ok) throw new Error(`The upload was answered ${answer.status}`);
  return Math.round(performance.now() - start);
};
