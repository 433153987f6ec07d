import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { readConfig } from '#src/lib/config.ts';

const SECRET_BYTES = 32;
const SECRET = /^[0-9a-f]{64}\n$/;

/** What a token says, or why it says nothing. */
export type TokenReading<T> =
  | { is: 'valid'; payload: T }
  /** It was ours, and its time is over. */
  | { is: 'expired' }
  /** It is not ours, is meant for something else, or was altered or cut off on the way. */
  | { is: 'invalid' };

/**
 * A text that holds the payload and that only this site can have made, safe in an address. Anyone
 * can read what is in it. `expiresAt` is a moment; without one the token holds for ever.
 */
export const signToken = async (
  purpose: string,
  payload: unknown,
  expiresAt?: Date,
): Promise<string> => {
  const content = JSON.stringify([payload, expiresAt?.getTime() ?? null]);
  const body = Buffer.from(content).toString('base64url');
  return `${body}.${signature(await secret(), purpose, body).toString('base64url')}`;
};

/** Reads a token that was made for the same purpose. Never throws for what it is given. */
export const readToken = async <T>(
  purpose: string,
  token: string,
  shape: z.ZodType<T>,
): Promise<TokenReading<T>> => {
  const [body = '', given = '', ...more] = token.split('.');
  const right = signature(await secret(), purpose, body);
  const found = Buffer.from(given, 'base64url');
  if (more.length > 0 || found.length !== right.length || !timingSafeEqual(found, right)) {
    return { is: 'invalid' };
  }
  const content = Buffer.from(body, 'base64url').toString();
  const [payload, expiresAt] = JSON.parse(content) as [unknown, number | null];
  if (expiresAt !== null && expiresAt <= Date.now()) return { is: 'expired' };
  const parsed = shape.safeParse(payload);
  return parsed.success ? { is: 'valid', payload: parsed.data } : { is: 'invalid' };
};

const signature = (key: string, purpose: string, body: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\0${body}`).digest();

let known: { dataDir: string; secret: Promise<string> } | undefined;

/** The secret of the settings, else that of the data folder, read once. */
const secret = async (): Promise<string> => {
  const { dataDir, siteSecret } = readConfig(process.env);
  if (siteSecret !== undefined) return siteSecret;
  if (known?.dataDir !== dataDir) known = { dataDir, secret: loadSecret(dataDir) };
  const { secret: loading } = known;
  // A folder that can't be read now may be there at the next request.
  loading.catch(() => (known = undefined));
  return loading;
};

/**
 * The random secret of a data folder in 64 hexadecimal digits, made at the first call. Processes
 * that start at once agree on one. Throws where the file is there and is not a secret.
 */
export const loadSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'secret');
  const text = (await readSecret(path)) ?? (await makeSecret(dataDir, path));
  if (!SECRET.test(text)) {
    throw new Error(`The file ${path} is not a secret: remove it, and a new one is made.`);
  }
  return text.trim();
};

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

const readSecret = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });

/** Written in full under another name first; of several processes, one gives its file the name. */
const makeSecret = async (dataDir: string, path: string): Promise<string> => {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(SECRET_BYTES).toString('hex')}\n`);
    await file.sync();
    await link(draft, path).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
};
