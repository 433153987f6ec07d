import { z } from 'zod';
import { accountVariables, adminEmails, loginConfig, type LoginConfig } from './config/accounts.ts';
import { backgroundRemoval, boothVariables, type BackgroundRemoval } from './config/booth.ts';
import { contentConfig, contentVariables, type SanityConfig } from './config/content.ts';
import { databaseConfig, databaseVariables, type DatabaseConfig } from './config/database.ts';
import { isOrigin, longSecret } from './config/fields.ts';
import { mailConfig, mailVariables, type MailConfig } from './config/mail.ts';
import { securityContacts, securityVariables } from './config/security.ts';
import { storageConfig, storageVariables, type StorageConfig } from './config/storage.ts';
import {
  transcriptionConfig,
  transcriptionVariables,
  type TranscriptionConfig,
} from './config/transcription.ts';
import { watchingConfig, watchingVariables, type WatchingConfig } from './config/watching.ts';

export type { DatabaseConfig, LoginConfig, SanityConfig, StorageConfig, TranscriptionConfig };

/** A wrong value in the environment. The message is one sentence that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
const IPV6 = /^[0-9a-f]*:[0-9a-f:.]+$/i;

const environment = z.object({
  HOST: z
    .string()
    .refine((value) => HOST_NAME.test(value) || IPV6.test(value), 'an IP address or a host name')
    .default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a whole number from 1 to 65535')
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, 'a whole number from 1 to 65535')
    .default(4321),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'an origin such as https://hanlu.example, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: z.string().default('var'),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^\d$/, 'how many proxies stand before this server, from 0 to 9')
    .transform(Number)
    .default(0),
  LEAVE_SECONDS: z
    .string()
    .regex(/^([0-5]?\d)$/, 'a whole number of seconds from 0 to 59')
    .transform(Number)
    .default(0),
  SITE_SECRET: longSecret.optional(),
  PUBLIC_OFFLINE: z.enum(['on', 'off'], 'on or off').default('on'),
  ...accountVariables,
  ...boothVariables,
  ...contentVariables,
  ...databaseVariables,
  ...mailVariables,
  ...securityVariables,
  ...storageVariables,
  ...transcriptionVariables,
  ...watchingVariables,
});

/** Variables that are secrets, or addresses that may hold one. */
const SECRETS = /_(TOKEN|KEY|KEY_ID|SECRET)$|^(SMTP|DATABASE|DEPLOY_HOOK)_URL$/;

/** Variables that make sense only together with another. */
const COMPANIONS = [
  // What one process signs another reads, and they have no folder in common.
  ['DATABASE_URL', 'SITE_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ADMIN_ACR', 'OIDC_ISSUER'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  // Who names these means a service, and without its name an embedded default would serve in silence.
  ['DATABASE_AUTH_TOKEN', 'DATABASE_URL'],
  ['OIDC_CLIENT_ID', 'OIDC_ISSUER'],
  ['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_SECRET_ACCESS_KEY', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['SANITY_API_TOKEN', 'SANITY_PROJECT_ID'],
  ['SANITY_WEBHOOK_SECRET', 'SANITY_PROJECT_ID'],
  ['DEPLOY_HOOK_URL', 'SANITY_PROJECT_ID'],
  ['TRANSCRIPTION_API_KEY', 'TRANSCRIPTION_URL'],
] as const;

export type Config = {
  host: string;
  port: number;
  /** The public origin, without a slash at the end. */
  siteUrl: string;
  dataDir: string;
  /** How many proxies of ours stand before this server and name the visitor's address. */
  trustedProxies: number;
  /** How long a process that was told to end serves on and says that it leaves. */
  leaveSeconds: number;
  /** What signs and is not to be guessed; undefined means one that the data folder keeps. */
  siteSecret: string | undefined;
  /** Where people sign in; undefined means nowhere, until an issuer is set. */
  login: LoginConfig | undefined;
  /** Who holds the admin role, given that the issuer has verified the address; small letters. */
  adminEmails: readonly string[];
  /** Where weaknesses are reported, as addresses of RFC 9116, the best way first. */
  securityContacts: readonly string[];
  database: DatabaseConfig;
  mail: MailConfig;
  storage: StorageConfig;
  /** Hosted content; undefined means the dataset in this repository. */
  sanity: SanityConfig | undefined;
  /** The server that turns speech into text; undefined means none. */
  transcription: TranscriptionConfig | undefined;
  /** Where pages send recordings instead of our own address. */
  publicTranscribeUrl: string | undefined;
  /** Where the photo booth's model comes from; `off` where it leaves backgrounds alone. */
  backgroundRemoval: BackgroundRemoval;
  /** Whether devices may keep the site for times without a network. */
  worksOffline: boolean;
  /** What the process tells of itself. */
  watching: WatchingConfig;
};

let settled: Config | undefined;

/**
 * The settings of this process stand still from here on. To read them anew for every request takes
 * longer than to answer it with a file (docs/decisions/233-settings-stand-still.md).
 */
export const settleConfig = (config: Config): void => {
  settled = config;
};

/**
 * Reads the settings of the site, or gives those of this process where they stand still. Throws a
 * ConfigError for the first wrong value.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config =>
  settled && env === process.env ? settled : parseConfig(env);

const parseConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const result = environment.safeParse(withoutBlanks(env));
  if (!result.success) throw describe(result.error.issues[0], env);
  const variables = result.data;
  for (const [name, needed] of COMPANIONS) {
    if (variables[name] && !variables[needed]) {
      throw new ConfigError(`${needed} must be set where ${name} is.`);
    }
  }
  const { HOST: host, PORT: port, DATA_DIR: dataDir } = variables;
  if (variables.METRICS_PORT === port) {
    throw new ConfigError(`METRICS_PORT must be another port than PORT, which is ${port}.`);
  }
  const siteUrl = variables.SITE_URL ?? defaultSiteUrl(host, port);
  const login = loginConfig(variables, { host, port, siteUrl });
  return {
    host,
    port,
    siteUrl,
    dataDir,
    trustedProxies: variables.TRUSTED_PROXIES,
    leaveSeconds: variables.LEAVE_SECONDS,
    siteSecret: variables.SITE_SECRET,
    login,
    adminEmails: adminEmails(variables, login),
    securityContacts: securityContacts(variables),
    database: databaseConfig(variables, dataDir),
    mail: mailConfig(variables),
    storage: storageConfig(variables, dataDir),
    sanity: contentConfig(variables),
    transcription: transcriptionConfig(variables),
    publicTranscribeUrl: variables.PUBLIC_TRANSCRIBE_URL,
    backgroundRemoval: backgroundRemoval(variables),
    worksOffline: variables.PUBLIC_OFFLINE === 'on',
    watching: watchingConfig(variables),
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
  const found = SECRETS.test(name) ? '' : `, not “${env[name] ?? ''}”`;
  return new ConfigError(`${name} must be ${issue?.message ?? 'right'}${found}.`);
};

/** Nobody can visit “every interface”, so a wildcard host is visited as localhost. */
const defaultSiteUrl = (host: string, port: number): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin;
};
