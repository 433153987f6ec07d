import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { closeSharedDatabase, database, foundAs, type FoundDatabase } from '#db/client.ts';
import { isShared } from '#src/lib/config/database.ts';
import { ConfigError, settleConfig, type Config } from '#src/lib/config.ts';
import { expectProvider } from '#src/server/auth/own-provider.ts';
import { createFront, type Front, type Handler } from '#src/server/front/server.ts';
import { pageRewrite } from '#src/server/page-rewrite.ts';
import { countAnswer } from '#src/server/watching/measures.ts';
import { takeConsole } from '#src/server/watching/own-console.ts';
import { openDataFolder } from './data-folder.ts';
import { drainOnSignal } from './drain-on-signal.ts';
import { canEdit, startEditing } from './editing/editing.ts';
import { startPublishing } from './editing/publishing.ts';
import { shareInTime } from './editing/sharing.ts';
import { startDevelopmentLogin } from './login.ts';
import { openPages, type Served } from './pages.ts';
import { endWith, readSettings } from './settings.ts';

/** Loading the rest keeps the processor busy for longer than the start itself. */
const FIRST_VISITORS_MS = 100;

/**
 * Serves a built folder until a signal ends the process. Visitors who waited for the start are
 * answered first; what pages on demand, signing in and editing need follows, and who asks for it
 * meanwhile waits. Ends the process with one sentence when the site can't be served.
 */
export const serve = async (client: string): Promise<void> => {
  const config = readSettings();
  settleConfig(config);
  const announce = startLog(config);
  if (!existsSync(client)) endWith('The built pages are not beside this program: build anew.');
  await openDataFolder(config);
  const [pages, found] = await Promise.all([openOwnPages(config, client), openOwnDatabase()]);
  // Nobody has asked for a page yet.
  const served: Served = { front: { replace: () => undefined }, pages, shipped: client };
  const shared = await shareInTime(config, served, announce);
  const listening = Promise.withResolvers<undefined>();
  const settled = listening.promise.then(() => wait(FIRST_VISITORS_MS));
  // Everything that is not a built page; who asks for some of it has it loaded at once.
  let loaded: ReturnType<typeof loadOnDemand> | undefined;
  const onDemand = () => (loaded ??= loadOnDemand());
  const login = settled.then(() => startDevelopmentLogin(config));
  const editing = canEdit(config) ? settled.then(() => startEditing(config)) : undefined;
  expectProvider(login);
  const front = createFront({
    site: pages.site,
    handler: async (req, res, next) => (await onDemand())(req, res, next),
    siteUrl: config.siteUrl,
    ...(editing ? { studio: async () => (await editing).studio() } : {}),
    rewrite: pageRewrite,
    trustedProxies: config.trustedProxies,
    onAnswered: countAnswer,
  });
  served.front = front;
  const publisher = await startPublishing(config, { served, shared, announce });
  const schedule = settled.then(() => startJobs(config));
  const shownFigures = settled.then(() => startFigures(config));
  await listen(front, config);
  listening.resolve(undefined);
  drainOnSignal({
    front,
    leaveSeconds: config.leaveSeconds,
    closeOthers: async () => {
      await (await schedule).close();
      (await shownFigures)?.close();
      await publisher?.close();
      await Promise.all([login, editing].map(async (part) => (await part)?.close()));
      await closeSharedDatabase();
    },
    announce,
  });
  announce(`Hanlu is at ${config.siteUrl}`);
  const held = settled.then(() => pages.hold(front));
  await Promise.all([settled.then(onDemand), login, editing, schedule, held]);
  publisher?.watch();
  const { describeProblems, describeStart } = await import('./describe.ts');
  for (const line of describeStart(config, pages.folder)) announce(`  ${line}`);
  for (const line of await describeProblems(config, found)) announce(`  ${line}`, 'warn');
};

const loadOnDemand = async (): Promise<Handler> => {
  const [{ handler }, { endpointsFirst }] = await Promise.all([
    import('@astrojs/node/server.js'),
    import('./endpoints.ts'),
  ]);
  return endpointsFirst(handler);
};

/** What ends the process is the last line of its log. */
const startLog = ({ watching: { logFormat, logLevel } }: Config) => {
  const format = logFormat ?? (process.stdout.isTTY ? 'text' : 'json');
  process.on('uncaughtException', (error) => {
    console.error('The process ends:', error);
    process.exit(1);
  });
  return takeConsole({ format, level: logLevel });
};

/** A site that nobody watches looks well: what was set and can't be had ends the start. */
const startFigures = async ({ watching: { metricsPort }, dataDir }: Config) => {
  if (metricsPort === undefined) return undefined;
  const { LOOPBACK, startMetrics } = await import('./metrics-server.ts');
  try {
    return await startMetrics(metricsPort, dataDir);
  } catch (error) {
    return endWith(explain(error, { name: 'METRICS_PORT', host: LOOPBACK, port: metricsPort }));
  }
};

const startJobs = async (config: Config) => {
  const [{ startSchedule }, { JOBS }, { seekLead }] = await Promise.all([
    import('./schedule.ts'),
    import('./jobs.ts'),
    import('./lead.ts'),
  ]);
  const lead = isShared(config.database) ? seekLead(database) : undefined;
  const schedule = startSchedule(JOBS, database, lead);
  return {
    close: async () => {
      await schedule.close();
      await lead?.close();
    },
  };
};

const openOwnPages = async (config: Config, client: string) => {
  try {
    return await openPages(config, client);
  } catch (error) {
    return endWith(`The built pages in ${client} can't be read, so build anew: ${String(error)}`);
  }
};

/** Opened before the first request, so that a file which can't be had stops the start. */
const openOwnDatabase = async (): Promise<FoundDatabase> => {
  try {
    return foundAs(await database());
  } catch (error) {
    return endWith(
      error instanceof ConfigError
        ? error.message
        : `The database can't be opened: ${String(error)}`,
    );
  }
};

const listen = async (front: Front, { host, port }: Config): Promise<void> => {
  try {
    await front.listen(port, host);
  } catch (error) {
    endWith(explain(error, { name: 'PORT', host, port }));
  }
};

/** Why a port that a setting names can't be had. */
const explain = (
  error: unknown,
  { name, host, port }: { name: string; host: string; port: number },
): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set ${name} to a free one.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user: set ${name} above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    // The log would not have it: it hides addresses.
    return 'HOST must be an address of this machine, and the one that is set is none.';
  }
  return `The server could not listen on ${host}:${port}: ${String(error)}`;
};
