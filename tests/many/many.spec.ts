import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { closeDatabase, openDatabase } from '#db/client.ts';
import { openApplication, submitApplication } from '#db/repos/tutor-applications.ts';
import { rememberUser } from '#db/repos/users.ts';
import { startMany, type Many } from '#scripts/many/start-many.ts';
import { startOidcServer, type OidcServer } from '../oidc-server.ts';
import { startSite, type OwnSite } from '../site-process.ts';
import { follow } from './plan.ts';
import { Visitor } from './visitor.ts';

const VISITORS = 100;
const REQUESTS_EACH = 100;
const AT_ONCE = 12;

let folder: string;
let many: Many;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-many-'));
  many = await startMany({ folder });
});
test.afterEach(async () => {
  const info = test.info();
  if (info.status === info.expectedStatus) return;
  for (const [number, site] of many.sites.entries()) {
    await writeFile(info.outputPath(`site-${number}.log`), site.log());
  }
});
test.afterAll(async () => {
  await many.close();
  await rm(folder, { recursive: true });
});

let numbers = 1_000;
const comeThroughProxy = () => new Visitor(many.url, (numbers += 1), { isBehindProxy: true });

const personOf = (number: number) => ({
  sub: `person-${number}`,
  name: `Nour ${number}`,
  email: `nour-${number}@reader.example`,
  email_verified: true,
});

/** A site of one process with the same settings, apart from what many share. */
const startAlone = async (): Promise<{ site: OwnSite; issuer: OidcServer }> => {
  // The way back is known when the port is, and the port when the site has started.
  const first = await startSite({ dataDir: join(folder, 'alone') });
  await first.stop();
  const issuer = await startOidcServer({ redirectUri: `${first.url}/api/callback` });
  const site = await startSite({
    dataDir: join(folder, 'alone'),
    port: Number(new URL(first.url).port),
    settings: {
      SITE_URL: first.url,
      ...issuer.settings,
    },
  });
  return { site, issuer };
};

/** Every second visitor signs in, and every second of those to teach; then all go their ways. */
const visit = async (issuer: OidcServer, come: (number: number) => Visitor) => {
  const visitors = Array.from({ length: VISITORS }, (_, number) => come(number));
  for (const [number, visitor] of visitors.entries()) {
    if (number % 2) continue;
    issuer.play({ person: personOf(number) });
    await visitor.signIn();
    const role = number % 4 ? 'student' : 'teacher';
    await visitor.ask(`/api/assign-role?role=${role}&lang=en`);
  }
  const lines: string[][] = [];
  const waiting = visitors.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [number, visitor] of waiting) {
        lines[number] = await follow(visitor, number, REQUESTS_EACH);
        visitor.close();
      }
    }),
  );
  return lines;
};

test('ten thousand mixed requests, in turn at both, are answered as one process answers them', async () => {
  const alone = await startAlone();
  const expected = await visit(
    alone.issuer,
    (number) => new Visitor(alone.site.url, number, { isBehindProxy: false }),
  );
  await alone.site.stop();
  await alone.issuer.close();
  const found = await visit(
    many.issuer,
    (number) => new Visitor(many.url, number, { isBehindProxy: true }),
  );
  expect(found.flat().length).toBeGreaterThanOrEqual(VISITORS * REQUESTS_EACH);
  expect(found.flat().filter((line) => /^\w+ \S+ 5\d\d /.test(line))).toEqual([]);
  for (const [number, lines] of found.entries()) expect(lines).toEqual(expected[number]);
});

test('who signs in through the proxy is signed in at each process', async () => {
  many.issuer.play({ person: personOf(501) });
  const visitor = comeThroughProxy();
  await visitor.signIn();
  for (const site of many.sites) {
    const { status, body } = await visitor.at(site.url).ask('/api/auth/user');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ email: 'nour-501@reader.example' });
  }
});

test('a limit counts what was asked of both', async () => {
  many.issuer.play({ person: personOf(502) });
  const visitor = comeThroughProxy();
  await visitor.signIn();
  const statuses: number[] = [];
  for (let turn = 0; turn < 14; turn += 1) {
    const body = { name: 'Sara', email: `limit-${turn}@reader.example` };
    const { status } = await visitor.ask('/api/email-subscription', { method: 'POST', body });
    statuses.push(status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
});

const mailsTo = async (address: string): Promise<number> => {
  const names = await readdir(many.mails);
  const mails = await Promise.all(names.map((name) => readFile(join(many.mails, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`)).length;
};

/** Somebody applies to teach, which some admins are told of. */
const apply = async (adminEmails: readonly string[]) => {
  const db = await openDatabase({
    url: many.settings['DATABASE_URL'] ?? '',
    authToken: many.settings['DATABASE_AUTH_TOKEN'],
  });
  const at = new Date();
  const subject = randomUUID();
  const person = { issuer: 'https://id.example', subject, email: `${subject}@hanlu.example` };
  const known = { ...person, emailVerified: true, name: 'Lin' };
  const { id: userId } = await rememberUser(db, known, { locale: 'en', now: at });
  const id = randomUUID();
  await openApplication(db, { id, userId, data: {}, at });
  const move = { id, eventId: randomUUID(), actorId: userId, from: 'draft' as const, at };
  const isSubmitted = await submitApplication(
    db,
    { ...move, version: 0 },
    { kind: 'application_arrived', adminEmails },
  );
  expect(isSubmitted).toBe(true);
  await closeDatabase(db);
};

/** As whoever restarts one process after another does it (docs/operating.md). */
const startAndBeSeen = async (site: OwnSite) => {
  const seen = many.beSeen(site);
  await site.start();
  await seen;
  expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
};

test('mails go out once each, whichever of the two is killed before', async () => {
  for (const [at, site] of many.sites.entries()) {
    await site.kill();
    const admins = Array.from({ length: 10 }, (_, n) => `admin-${at}-${n}@hanlu.example`);
    await apply(admins);
    for (const address of admins) await expect.poll(() => mailsTo(address)).toBe(1);
    await startAndBeSeen(site);
    for (const address of admins) expect(await mailsTo(address)).toBe(1);
  }
});

test('restarting one after the other under load loses no request', async () => {
  const failed: string[] = [];
  let asked = 0;
  let isOver = false;
  const comeAndGo = async () => {
    const visitor = comeThroughProxy();
    while (!isOver) {
      const turn = (asked += 1);
      const answering =
        turn % 3 === 0
          ? visitor.ask('/api/onboarding/start', { method: 'POST', body: {} })
          : visitor.ask(turn % 3 === 1 ? '/en/tutors' : '/ar/');
      const found = await answering.then(
        ({ status, body }) => (status === 200 || status === 429 ? '' : `${status} ${body}`),
        (error: unknown) => String(error),
      );
      if (found) failed.push(`${turn}: ${found}`);
    }
    visitor.close();
  };
  const load = Array.from({ length: 16 }, comeAndGo);
  for (const site of many.sites) {
    await wait(1_000);
    await site.stop();
    await startAndBeSeen(site);
  }
  isOver = true;
  await Promise.all(load);
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(500);
  console.log(`${asked} requests during two restarts`);
});

test('where no process is there visitors read a page of the proxy, which needs nothing else', async () => {
  await Promise.all(many.sites.map(({ stop }) => stop()));
  const answer = await fetch(`${many.url}/en/`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  expect(page).toMatch(/<html lang="ar" dir="rtl">[^]+<section lang="en" dir="ltr">[^]+<\/html>/);
  expect(page).not.toMatch(/<link|<script|\bsrc=|url\(|https?:/);
  await Promise.all(many.sites.map(({ start }) => start()));
});
