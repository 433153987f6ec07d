import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { guardedServer, METHODS, readTarget } from '#src/lib/guarded-server.ts';
import { acceptBody, BODY_PATIENCE_MS, DEFAULT_BODY_LIMIT, expectBody } from './body-limit.ts';
import { isPartOfPages } from './cache-rules.ts';
import { compressResponse } from './compress-response.ts';
import { headersOfParts, securityHeaders } from './headers.ts';
import { ownNameOf } from './own-name.ts';
import { notFoundReply, plainReply, redirectReply, respond, type Reply } from './respond.ts';
import { rewrittenSite, type Rewrite } from './rewritten.ts';
import { sendReply } from './send-reply.ts';
import type { Site } from './site.ts';
import { isStudioAddress, respondStudio, studioInPreparation, type Studio } from './studio.ts';
import { trustOnly } from './visitor.ts';
import { currentRequest, enterRequest, REQUEST_ID, requestId } from '../watching/request-scope.ts';
import type { Answered } from '../watching/measures.ts';

/** Astro's handler in middleware mode; it calls the third argument where it has no such page. */
export type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => unknown;

export type FrontOptions = {
  site: Site;
  handler: Handler;
  /** The public origin: with https, browsers are asked to stay on https. */
  siteUrl: string;
  /** The editors' Studio; asked for when somebody visits it. */
  studio?: () => Promise<Studio>;
  /** How long who visits the Studio waits for it, in milliseconds, before they are told why. */
  studioPatienceMs?: number;
  /** What every built page goes through now; nothing unless told. */
  rewrite?: () => Rewrite | undefined;
  /** How many proxies of ours stand before this server and name the visitor; none unless told. */
  trustedProxies?: number;
  bodyLimit?: number;
  /** How long a body that does not come may keep a connection. */
  bodyPatienceMs?: number;
  /** Hears of what the handler threw; visitors only learn that something failed. */
  onError?: (error: unknown) => void;
  /** Hears of every answer when it has left, or its reader has. */
  onAnswered?: (answered: Answered) => void;
};

export type Front = {
  readonly server: Server;
  listen: (port: number, host: string) => Promise<void>;
  /** Answers from another site from the next request on, and lets go of the one before. */
  replace: (site: Site) => void;
  /** Stops accepting, lets requests in flight finish for so long, then cuts what is left. */
  close: (graceMs?: number) => Promise<void>;
};

const TIMEOUTS = {
  headersTimeout: 15_000,
  /** 12 MiB over a slow mobile line; what is slower still ends earlier. */
  requestTimeout: 120_000,
  /** Longer than most proxies keep an idle connection, or they meet a closed one. */
  keepAliveTimeout: 75_000,
};
/** A connection on which nothing moves, such as a client that stopped reading. */
const SILENCE_MS = 120_000;
const GRACE_MS = 10_000;
/**
 * How many calls may wait to be taken; the system may allow fewer. Past Node's 511 a browser tries
 * again by itself after 1, 3, 7 and up to 63 s, and its visitor waits for that.
 */
const CALLS_WAITING = 4_096;
/** Longer than a start takes to open a Studio that is built; whoever waits longer is told why. */
const STUDIO_PATIENCE_MS = 6_000;
/** A client that takes us for a proxy sends the whole address instead (RFC 9112 §3.2.2). */
const ORDINARY_TARGET = /^\/(?![/\\])/;
const SWEEP_MS = 50;

/** The routes of what is no page or endpoint on demand. */
const BUILT = 'built';
const STUDIO = 'studio';
const NOWHERE = 'nowhere';

/** The server of the site: files from memory first, everything else from the handler. */
export const createFront = ({
  site: firstSite,
  handler,
  siteUrl,
  studio,
  studioPatienceMs = STUDIO_PATIENCE_MS,
  rewrite = () => undefined,
  trustedProxies = 0,
  bodyLimit = DEFAULT_BODY_LIMIT,
  bodyPatienceMs = BODY_PATIENCE_MS,
  onError = (error) => console.error('A request failed:', error),
  onAnswered,
}: FrontOptions): Front => {
  const always = securityHeaders(siteUrl);
  const ofParts = headersOfParts(siteUrl);
  const ownName = ownNameOf(siteUrl);
  const makeTrusted = trustOnly(siteUrl, trustedProxies);
  let built = firstSite;
  let sent: { built: Site; by: Rewrite | undefined; site: Site } | undefined;
  let closing: Promise<void> | undefined;

  /** The site as it is sent now. */
  const siteNow = (): Site => {
    const by = rewrite();
    if (sent?.built !== built || sent.by !== by)
      sent = { built, by, site: by ? rewrittenSite(built, by) : built };
    return sent.site;
  };

  const delegate = async (req: IncomingMessage, res: ServerResponse) => {
    compressResponse(req, res);
    makeTrusted(req);
    await handler(req, res, () => sendReply(req, res, notFoundReply(siteNow(), req)));
  };

  const showStudio = async (
    req: IncomingMessage,
    res: ServerResponse,
    open: () => Promise<Studio>,
  ) => {
    const opened = await Promise.race([open(), after(studioPatienceMs)]);
    if (!opened) return sendReply(req, res, studioInPreparation());
    res.setHeader('Content-Security-Policy', opened.policy);
    sendReply(req, res, respondStudio(opened, req) ?? plainReply(404, 'Not Found'));
  };

  /** The answer that needs nobody: to a wrong address, elsewhere, or a file of the site. */
  const replyOf = (req: IncomingMessage): Reply | undefined => {
    if (req.url === '*') return serverReply(req);
    if (!ORDINARY_TARGET.test(req.url ?? '')) {
      const target = readTarget(req.url, siteUrl);
      if (!target) return plainReply(400, 'Bad Request');
      req.url = target.pathname + target.search;
    }
    const elsewhere = ownName(req);
    return elsewhere ? redirectReply(elsewhere) : respond(siteNow(), req);
  };

  const answer = (req: IncomingMessage, res: ServerResponse): unknown => {
    const scope = { id: requestId(req.headers, trustedProxies), route: BUILT };
    enterRequest(scope);
    if (onAnswered) {
      const started = performance.now();
      const { method = '' } = req;
      res.once('close', () => {
        const seconds = (performance.now() - started) / 1000;
        onAnswered({ route: scope.route, method, status: res.statusCode, seconds });
      });
    }
    if (closing) res.shouldKeepAlive = false;
    const reply = replyOf(req);
    const common = reply && isPartOfPages(req.url) ? ofParts : always;
    const headers = { ...common, [REQUEST_ID]: scope.id };
    // At once: those that are set one by one Node checks and copies twice.
    if (reply) return sendReply(req, res, { ...reply, headers: { ...headers, ...reply.headers } });
    res.setHeaders(new Map(Object.entries(headers)));
    if (studio && isStudioAddress(req.url)) {
      scope.route = STUDIO;
      return showStudio(req, res, studio);
    }
    // What is on demand says so itself, by its pattern.
    scope.route = NOWHERE;
    if (!acceptBody(req, res, bodyLimit)) return undefined;
    expectBody(req, res, bodyPatienceMs);
    return delegate(req, res);
  };

  const server = guardedServer(
    { request: answer, judgesMethods: true, headers: always, referenceOfFailure, onError },
    TIMEOUTS,
  );
  server.setTimeout(SILENCE_MS);
  server.on('checkContinue', (req: IncomingMessage, res: ServerResponse) => {
    const declared = Number(req.headers['content-length'] ?? 0);
    if (declared <= bodyLimit) res.writeContinue();
    server.emit('request', req, res);
  });

  return {
    server,
    listen: (port, host) => listen(server, port, host),
    replace: (next) => {
      if (next !== built) built.release();
      built = next;
    },
    close: (graceMs = GRACE_MS) => (closing ??= drain(server, graceMs)),
  };
};

/** What names a request of which nothing more can be said. */
const referenceOfFailure = () => {
  const id = currentRequest()?.id ?? '';
  return { words: `Reference: ${id}`, headers: { [REQUEST_ID]: id } };
};

/** An asterisk means the server itself, which can be asked for nothing but its methods (RFC 9110 §9.3.7). */
const serverReply = ({ method }: IncomingMessage): Reply =>
  method === 'OPTIONS'
    ? { status: 204, headers: { Allow: METHODS.join(', ') } }
    : plainReply(400, 'Bad Request');

const after = (ms: number) => wait(ms, undefined, { ref: false });

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: CALLS_WAITING }, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** With more visitors than leave a pause, a stop comes all the same. */
const MOST_TURNS = 2_000;
/** Who calls while a turn lasts is not seen before the next one. */
const SHORT_TURN_MS = 1;

/**
 * Waits for two short turns in which nobody calls. The system takes calls before we do, and hangs up
 * on those that still wait when the port is closed.
 */
const untilNobodyCalls = async (server: Server) => {
  let quiet = 0;
  const called = () => (quiet = 0);
  server.on('connection', called);
  for (let turns = 0; quiet < 2 && turns < MOST_TURNS; turns += 1) {
    quiet += 1;
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began > SHORT_TURN_MS) quiet = 0;
  }
  server.off('connection', called);
};

const drain = async (server: Server, graceMs: number) => {
  await untilNobodyCalls(server);
  await new Promise<void>((resolve) => {
    // A connection becomes idle whenever its last response ends, so look more than once.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
};
