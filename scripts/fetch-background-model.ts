/**
 * Builds the files that background removal needs into public/background-removal, so that a site
 * can serve them itself (PUBLIC_BACKGROUND_REMOVAL_URL=/background-removal/) and the real model
 * can be tried in a test. The model's package on npm stops at the layout of an older version;
 * its parts are the same, so only the list of them is written anew.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWith, ROOT } from '#src/main/settings.ts';

const MODEL_PACKAGE = '@imgly/background-removal-data@1.4.5';
const MODEL = { from: '/models/medium', to: '/models/isnet_fp16' };
const RUNTIME = join(ROOT, 'node_modules/onnxruntime-web/dist');
const RUNTIME_FILES = [
  { name: 'ort-wasm-simd-threaded.wasm', mime: 'application/wasm' },
  { name: 'ort-wasm-simd-threaded.mjs', mime: 'text/javascript' },
];
const TARGET = join(ROOT, 'public/background-removal');
const CHUNK_BYTES = 4 * 1024 * 1024;

type Chunk = { name: string; hash: string; offsets: [number, number] };
type Resource = { chunks: Chunk[]; size: number; mime: string };
/** In the package a chunk is called by its hash alone. */
type PackagedResource = { chunks: Omit<Chunk, 'name'>[]; size: number };

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const run = (command: string, parameters: string[], cwd: string) => {
  const { status, stderr, error } = spawnSync(command, parameters, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    const cause = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
    endWith(`${command} ${parameters.join(' ')} failed: ${cause}`);
  }
};

const store = (bytes: Uint8Array): string => {
  const name = sha256(bytes);
  writeFileSync(join(TARGET, name), bytes);
  return name;
};

const takeModel = (dist: string): Resource => {
  const list = JSON.parse(readFileSync(join(dist, 'resources.json'), 'utf8')) as Record<
    string,
    PackagedResource
  >;
  const packaged = list[MODEL.from];
  if (!packaged) return endWith(`${MODEL_PACKAGE} holds no ${MODEL.from}.`);
  const chunks = packaged.chunks.map(({ hash, offsets }) => {
    const name = store(readFileSync(join(dist, hash)));
    if (name !== hash) endWith(`${MODEL_PACKAGE}: ${hash} is damaged, try again.`);
    return { name, hash, offsets };
  });
  return { chunks, size: packaged.size, mime: 'application/octet-stream' };
};

const takeRuntime = (name: string, mime: string): Resource => {
  const bytes = readFileSync(join(RUNTIME, name));
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const end = Math.min(at + CHUNK_BYTES, bytes.length);
    const hash = store(bytes.subarray(at, end));
    chunks.push({ name: hash, hash, offsets: [at, end] });
  }
  return { chunks, size: bytes.length, mime };
};

const folder = mkdtempSync(join(tmpdir(), 'background-model-'));
try {
  console.log(`Fetching ${MODEL_PACKAGE} from npm (137 MB) …`);
  run('npm', ['pack', MODEL_PACKAGE, '--silent'], folder);
  run('tar', ['-xzf', 'imgly-background-removal-data-1.4.5.tgz'], folder);
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET, { recursive: true });
  const resources: Record<string, Resource> = {
    [MODEL.to]: takeModel(join(folder, 'package/dist')),
  };
  for (const { name, mime } of RUNTIME_FILES) {
    resources[`/onnxruntime-web/${name}`] = takeRuntime(name, mime);
  }
  writeFileSync(join(TARGET, 'resources.json'), JSON.stringify(resources));
  const bytes = Object.values(resources).reduce((sum, { size }) => sum + size, 0);
  console.log(`public/background-removal is ready: ${Math.round(bytes / 1e6)} MB.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
