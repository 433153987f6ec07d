import { join, resolve } from 'node:path';
import { z } from 'zod';
import { secret } from './fields.ts';

const ADDRESS = 'an address of libsql:, https: or http:, such as libsql://name.example';

export const databaseVariables = {
  DATABASE_URL: z
    .string()
    // One of ws: would be waited for without end where it falls silent (decision 315).
    .regex(/^(libsql|https?):\/\/\S+$/, ADDRESS)
    .refine((address) => URL.canParse(address), ADDRESS)
    .optional(),
  DATABASE_AUTH_TOKEN: secret('a token').optional(),
};

export type DatabaseConfig = {
  /** `file:` of a path, or the address of a libSQL server. */
  url: string;
  authToken: string | undefined;
};

/** Whether the database is on a server, which other processes of this site may use too. */
export const isShared = ({ url }: DatabaseConfig): boolean => !url.startsWith('file:');

export const databaseConfig = (
  { DATABASE_URL, DATABASE_AUTH_TOKEN }: z.output<z.ZodObject<typeof databaseVariables>>,
  dataDir: string,
): DatabaseConfig => ({
  url: DATABASE_URL ?? `file:${join(resolve(dataDir), 'hanlu.db')}`,
  authToken: DATABASE_AUTH_TOKEN,
});

/** Where the database is, for people: a path, or the host alone of an address, which may hold a secret. */
export const placeOfDatabase = ({ url }: DatabaseConfig): string =>
  url.startsWith('file:') ? url.slice('file:'.length) : new URL(url).host;
