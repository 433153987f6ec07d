import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { on, once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/free-port.ts';
import { startOidcServer, type OidcServer } from '#tests/oidc-server.ts';
import { endProcess, untilAnswers } from '#tests/own-process.ts';
import { ROOT, startSite, type OwnSite } from '#tests/site-process.ts';
import { startSqld } from '#tests/sqld.ts';

/** A bit more than the proxy of `deploy/Caddyfile` takes to see that a process leaves. */
const LEAVE_SECONDS = '3';
const PROXY_PATIENCE_MS = 20_000;

export type Many = {
  /** What visitors come to. */
  url: string;
  sites: readonly OwnSite[];
  /** What the processes share. */
  settings: Readonly<Record<string, string>>;
  issuer: OidcServer;
  /** Where mails arrive, a file each. */
  mails: string;
  /** Waits until the proxy finds a site well again that it has missed. */
  beSeen: (site: OwnSite) => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  /** Where everything is kept. */
  folder: string;
  /** Of the proxy; a free one unless told. */
  port?: number;
  /** Settings of both sites beside those of every such site. */
  settings?: Readonly<Record<string, string>>;
};

/**
 * Starts what a site on many machines consists of as processes of this one: Caddy with the shipped
 * configuration, two sites from `dist`, libSQL's own server, and stand-ins for the bucket, the mail
 * server and the issuer.
 */
export const startMany = async ({ folder, port, settings: own }: Options): Promise<Many> => {
  await mkdir(folder, { recursive: true });
  const [proxyPort, adminPort] = [port ?? (await freePort()), await freePort()];
  const url = `http://127.0.0.1:${proxyPort}`;
  const running: ChildProcess[] = [];
  const startPart = async (name: string) => {
    const part = spawn(process.execPath, [join(ROOT, 'scripts/many/part.ts'), name, folder], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(part);
    const [line] = (await once(createInterface(part.stdout), 'line')) as [string];
    return JSON.parse(line) as Record<string, string>;
  };
  const database = await startSqld(join(folder, 'database'));
  const parts = await Promise.all(['bucket', 'mail'].map(startPart));
  const issuer = await startOidcServer({ redirectUri: `${url}/api/callback` });
  const settings: Record<string, string> = {
    ...Object.assign({}, ...parts),
    ...database.settings,
    SITE_URL: url,
    SITE_SECRET: randomBytes(32).toString('hex'),
    ...issuer.settings,
    TRUSTED_PROXIES: '1',
    LEAVE_SECONDS,
    ...own,
  };
  // At once, so that both find a database without tables.
  const sites = await Promise.all(
    ['one', 'two'].map((name) => startSite({ dataDir: join(folder, name), settings })),
  );
  const proxy = spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${adminPort}`,
      SITE_ADDRESS: url,
      SITES: sites.map((site) => new URL(site.url).host).join(' '),
    },
  });
  running.push(proxy);
  const log = createInterface(proxy.stderr);
  const beSeen = async (site: OwnSite) => {
    for await (const [line] of on(log, 'line') as AsyncIterable<[string]>) {
      if (line.includes('"host is up"') && line.includes(new URL(site.url).host)) return;
    }
  };
  const close = async () => {
    await Promise.all(sites.map(({ stop }) => stop()));
    await Promise.all([
      ...running.map((part) => endProcess(part)),
      database.stop(),
      issuer.close(),
    ]);
  };
  await Promise.race([
    untilAnswers(`${url}/api/health/ready`, { patienceMs: PROXY_PATIENCE_MS }),
    once(proxy, 'error').then(([error]) => {
      throw new Error('Caddy can’t be started: is it installed?', { cause: error });
    }),
  ]).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { url, sites, settings, issuer, mails: join(folder, 'mails'), beSeen, close };
};
