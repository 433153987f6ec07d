/**
 * The race for hours: 200 students try 10,000 times to get 20 hours of one tutor, through the built
 * site, which is killed twice on the way. Each hour must have one winner, every other answer be a
 * 409 that says why, and nothing that was answered be lost. With the address of an empty libSQL
 * server in DATABASE_URL two sites work on it, and every second attempt goes to the other one.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { closeDatabase, openDatabase } from '#db/client.ts';
import { studentPreferences } from '#db/schema/onboarding.ts';
import { decideApplication, openApplication } from '#db/repos/tutor-applications.ts';
import { weeklyHours } from '#src/domain/lessons/availability.ts';
import { freeStarts } from '#src/domain/lessons/free-starts.ts';
import { WEEKDAYS } from '#src/domain/week.ts';
import { startSite, type OwnSite } from '#tests/site-process.ts';
import { newAccount, signInStudents, type Person } from './people.ts';

const STUDENTS = 200;
const HOURS = 20;
const ATTEMPTS = 10_000;
const AT_ONCE = 200;
/** After so many answers the process is killed as a lack of memory does it. */
const KILLS = [2_000, 6_000];
const RETRY_MS = 100;
const AHEAD_MS = 26 * 3_600_000;

const ZONE = 'Asia/Shanghai';
const SLOTS = [{ id: 'a', from: '08:00', to: '18:00' }];
const WEEK = WEEKDAYS.map((day) => ({ day, slots: SLOTS }));

type Answer = { status: number; code: string; lesson: string; ms: number };

const server = process.env['DATABASE_URL'];
const open = (dataDir: string) =>
  openDatabase({
    url: server ?? `file:${join(dataDir, 'hanlu.db')}`,
    authToken: process.env['DATABASE_AUTH_TOKEN'],
  });

/** Everyone is signed in before the site starts: not how they came in is measured. */
const fillDatabase = async (dataDir: string) => {
  const db = await open(dataDir);
  const tutor = await newAccount(db, 'tutor', 'teacher');
  const application = await openApplication(db, {
    id: randomUUID(),
    userId: tutor,
    data: { timezone: ZONE, weeklyAvailability: WEEK },
    at: new Date(),
  });
  await decideApplication(db, {
    ...{ id: application, eventId: randomUUID(), act: 'approved', actorId: tutor, at: new Date() },
    ...{ from: 'draft', to: 'approved', version: 0 },
  });
  const students = await signInStudents(db, STUDENTS);
  const answer = { questionType: 'age', preferenceData: '18+', updatedAt: new Date() };
  await db.insert(studentPreferences).values(students.map(({ id }) => ({ userId: id, ...answer })));
  await closeDatabase(db);
  return { tutor, students };
};

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** One try; undefined where no answer came. */
const tryOnce = async (
  site: OwnSite,
  { headers }: Person,
  body: object,
): Promise<Answer | undefined> => {
  const begin = performance.now();
  const sent = request(`${site.url}/api/lessons`, {
    method: 'POST',
    agent,
    headers: { ...headers, 'content-type': 'application/json', origin: site.url },
  });
  // A connection that breaks says so more than once.
  sent.on('error', () => undefined);
  sent.end(JSON.stringify(body));
  try {
    const [response] = (await once(sent, 'response')) as [
      NodeJS.ReadableStream & { statusCode: number },
    ];
    let text = '';
    for await (const chunk of response) text += String(chunk);
    const said = JSON.parse(text) as { code?: string; lesson?: { id: string } };
    const ms = performance.now() - begin;
    return {
      status: response.statusCode,
      code: said.code ?? '',
      lesson: said.lesson?.id ?? '',
      ms,
    };
  } catch {
    return undefined;
  }
};

type Race = { answers: (Answer & { start: string; student: string })[]; unanswered: number };

const race = async (
  sites: readonly OwnSite[],
  { tutor, students }: { tutor: string; students: readonly Person[] },
  starts: readonly string[],
): Promise<Race> => {
  const done: Race = { answers: [], unanswered: 0 };
  const kills = [...KILLS];
  let restart: Promise<void> | undefined;
  let next = 0;
  const goOn = async () => {
    for (;;) {
      const index = next;
      if (index >= ATTEMPTS) return;
      next += 1;
      // Everyone tries every hour, and each of them twice or three times.
      const student = students[index % STUDENTS];
      const start = starts[Math.floor(index / STUDENTS) % HOURS];
      const site = sites[index % sites.length];
      if (!student || !start || !site) throw new Error('Nobody tries');
      const body = { tutor, start, zone: 'Asia/Riyadh' };
      for (;;) {
        const answer = await tryOnce(site, student, body);
        if (answer) {
          done.answers.push({ ...answer, start, student: student.id });
          break;
        }
        done.unanswered += 1;
        await (restart ?? wait(RETRY_MS));
      }
      if (done.answers.length >= (kills[0] ?? Infinity)) {
        kills.shift();
        // How long a start takes is measured elsewhere: the race goes on once endpoints answer.
        restart = Promise.all(
          sites.map(async (one) => {
            await one.kill();
            await one.start();
            await fetch(`${one.url}/api/auth/user`);
          }),
        ).then(() => undefined);
        await restart;
        restart = undefined;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return done;
};

const quantile = (times: readonly number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? NaN;

/** Which hours have how many live lessons, as the file has it when the site has stopped. */
const liveIn = async (dataDir: string) => {
  const db = await open(dataDir);
  const { rows } = await db.$client.execute(
    `select id, start, student_id from lessons where state in ('requested', 'proposed', 'accepted')`,
  );
  await closeDatabase(db);
  return rows.map(({ id, start, student_id: student }) => ({
    id: String(id),
    start: new Date(Number(start)).toISOString(),
    student: String(student),
  }));
};

/** Prints what came of it, and says whether every hour has exactly one winner. */
export const benchLessons = async (): Promise<boolean> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-lessons-'));
  const sites: OwnSite[] = [];
  try {
    const people = await fillDatabase(dataDir);
    // Sites on one database have one secret.
    const settings = { SITE_SECRET: randomBytes(32).toString('hex') };
    const site = await startSite({ dataDir, settings });
    sites.push(site);
    if (server) sites.push(await startSite({ dataDir: join(dataDir, 'other'), settings }));
    const now = Date.now();
    const availability = { zone: ZONE, weekly: weeklyHours(WEEK), exceptions: [] };
    const wanted = freeStarts(availability, { now, taken: [] })
      // A request that runs out while the race is on would free its hour.
      .filter((start) => start > now + AHEAD_MS)
      .slice(0, HOURS)
      .map((start) => new Date(start).toISOString());
    const { answers, unanswered } = await race(sites, people, wanted);
    await Promise.all(sites.map((one) => one.stop()));
    const live = await liveIn(dataDir);
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    const codes = Map.groupBy(lost, ({ code }) => code);
    const winners = Map.groupBy(live, ({ start }) => start);
    const isOneEach = wanted.every((start) => winners.get(start)?.length === 1);
    const isKept = won.every(({ lesson, student }) =>
      live.some((one) => one.id === lesson && one.student === student),
    );
    const isClear = won.length + lost.length === ATTEMPTS;
    const times = answers.map(({ ms }) => ms);
    console.log(
      `${ATTEMPTS} attempts of ${STUDENTS} students on ${HOURS} hours, ${AT_ONCE} at a time, ${sites.length === 1 ? 'the server' : `${sites.length} servers on one database, each`} killed ${KILLS.length} times (${unanswered} attempts had no answer and were repeated)`,
    );
    console.log(`hours with exactly one live request: ${winners.size} of ${wanted.length}`);
    console.log(
      `answers: 200 ${won.length} (of ${live.length} winners), ${[...codes].map(([code, all]) => `409 ${code} ${all.length}`).join(', ')}, others ${ATTEMPTS - won.length - lost.length}`,
    );
    console.log(
      `an attempt takes ${quantile(times, 0.5).toFixed(0)} ms at the median, ${quantile(times, 0.99).toFixed(0)} ms at p99`,
    );
    return isOneEach && live.length === HOURS && isKept && isClear;
  } finally {
    agent.destroy();
    await Promise.all(sites.map((one) => one.kill()));
    await rm(dataDir, { recursive: true, force: true });
  }
};
