import { z } from 'zod';

/** A wrong value in the environment. The message is one sentence that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const IPV6 = /^[0-9a-f]*:[0-9a-f:.]+$/i;

const host = z
  .string()
  .refine((value) => HOST_NAME.test(value) || IPV6.test(value), 'an IP address or a host name')
  .default('127.0.0.1');

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a whole number from 1 to 65535')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'a whole number from 1 to 65535')
  .default(4321);

const isOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  // A browser writes the origin without the last slash, people often with it: both are meant.
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
};

const siteUrl = z
  .string()
  .refine(isOrigin, 'an origin such as https://hanlu.example, without a path')
  .transform((value) => new URL(value).origin)
  .optional();

/** A server alone means the standard path of the OpenAI-compatible interface. */
const TRANSCRIPTION_PATH = '/v1/audio/transcriptions';

const isPlainAddress = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.hash;
};

const transcriptionUrl = z
  .string()
  .refine(isPlainAddress, 'an address such as http://127.0.0.1:8000/v1/audio/transcriptions')
  .transform((value) => {
    const url = new URL(value);
    return url.pathname === '/' ? new URL(TRANSCRIPTION_PATH, url).href : url.href;
  })
  .optional();

/** The page itself gives up after 30 s, so the server has to be quicker with its answer. */
const transcriptionTimeout = z
  .string()
  .regex(/^([1-9]|1\d|2[0-5])$/, 'a whole number of seconds from 1 to 25')
  .transform(Number)
  .default(20);

const publicAddress = z
  .string()
  .refine(
    (value) => /^\/(?![/\\])\S*$/.test(value) || isPlainAddress(value),
    'a path of this site or an http(s) address',
  )
  .optional();

const environment = z.object({
  HOST: host,
  PORT: port,
  SITE_URL: siteUrl,
  DATA_DIR: z.string().default('var'),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'a project id in small letters, digits and dashes')
    .optional(),
  SANITY_DATASET: z
    .string()
    .regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, 'a dataset name in small letters, digits, - and _')
    .default('production'),
  SANITY_API_TOKEN: z.string().regex(/^\S+$/, 'an API token without spaces').optional(),
  TRANSCRIPTION_URL: transcriptionUrl,
  TRANSCRIPTION_API_KEY: z.string().regex(/^\S+$/, 'an API key without spaces').optional(),
  TRANSCRIPTION_MODEL: z.string().trim().max(200).default('whisper-1'),
  TRANSCRIPTION_TIMEOUT: transcriptionTimeout,
  PUBLIC_TRANSCRIBE_URL: publicAddress,
});

export type SanityConfig = { projectId: string; dataset: string; token: string | undefined };

export type TranscriptionConfig = {
  url: string;
  apiKey: string | undefined;
  model: string;
  timeoutMs: number;
};

export type Config = {
  host: string;
  port: number;
  /** The public origin, without a slash at the end. */
  siteUrl: string;
  dataDir: string;
  /** Hosted content; undefined means the dataset in this repository. */
  sanity: SanityConfig | undefined;
  /** The server that turns speech into text; undefined means none. */
  transcription: TranscriptionConfig | undefined;
  /** Where pages send recordings instead of our own address. */
  publicTranscribeUrl: string | undefined;
};

/** Reads the settings of the site. Throws a ConfigError for the first wrong value. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const result = environment.safeParse(withoutBlanks(env));
  if (!result.success) throw describe(result.error.issues[0], env);
  const { HOST, PORT, SITE_URL, DATA_DIR, ...services } = result.data;
  return {
    host: HOST,
    port: PORT,
    siteUrl: SITE_URL ?? defaultSiteUrl(HOST, PORT),
    dataDir: DATA_DIR,
    sanity: services.SANITY_PROJECT_ID
      ? {
          projectId: services.SANITY_PROJECT_ID,
          dataset: services.SANITY_DATASET,
          token: services.SANITY_API_TOKEN,
        }
      : undefined,
    transcription: services.TRANSCRIPTION_URL
      ? {
          url: services.TRANSCRIPTION_URL,
          apiKey: services.TRANSCRIPTION_API_KEY,
          model: services.TRANSCRIPTION_MODEL,
          timeoutMs: services.TRANSCRIPTION_TIMEOUT * 1000,
        }
      : undefined,
    publicTranscribeUrl: services.PUBLIC_TRANSCRIBE_URL,
  };
};

/** `PORT=` in a file of settings means the default, as if the line were not there. */
const withoutBlanks = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

const describe = (
  issue: z.core.$ZodIssue | undefined,
  env: Readonly<Record<string, string | undefined>>,
): ConfigError => {
  const name = String(issue?.path[0]);
  // A mistyped secret is still close to the secret, and a start is often logged.
  const found = /_(TOKEN|KEY)$/.test(name) ? '' : `, not “${env[name] ?? ''}”`;
  return new ConfigError(`${name} must be ${issue?.message ?? 'right'}${found}.`);
};

/** Nobody can visit “every interface”, so a wildcard host is visited as localhost. */
const defaultSiteUrl = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;
};
