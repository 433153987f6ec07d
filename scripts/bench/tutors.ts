/**
 * 5,000 tutors with four weeks of hours: how long the filtered list takes to answer, while tutors
 * change their hours in between, and whether the memory stays flat. What is counted is the time of
 * the processor, which others on the machine do not lengthen.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { closeSharedDatabase, database } from '#db/client.ts';
import { keepException } from '#db/repos/teachings.ts';
import { decideApplication, openApplication } from '#db/repos/tutor-applications.ts';
import { chooseRole, rememberUser } from '#db/repos/users.ts';
import { PROFICIENCIES } from '#src/domain/proficiency.ts';
import { AGE_RANGES, LESSON_CATEGORIES } from '#src/domain/tutors/choices.ts';
import { WEEKDAYS } from '#src/domain/week.ts';
import { createDirectory } from '#src/features/teach/directory/directory.server.ts';
import { readFilters } from '#src/features/teach/directory/list/filters.ts';
import { searchTutors } from '#src/features/teach/directory/list/search.ts';
import { randomFrom } from '../art/print/draw.ts';

const TUTORS = 5_000;
const QUESTIONS = 300;
const GOAL_MS = 150;
/** Half a minute passes between two questions, so that every one reads what has changed. */
const BETWEEN_MS = 30_000;
const FLAT_MB = 25;
const ZONES = ['Asia/Shanghai', 'Asia/Riyadh', 'Europe/London', 'America/New_York', 'Africa/Cairo'];
const ADDRESSES = [
  '',
  'zone=Asia/Riyadh&day=sun&day=tue&time=evening&price=120&language=ar&age=18%2B',
  'zone=Africa/Cairo&time=morning&category=conversation',
  'zone=America/New_York&day=sat&time=afternoon&price=40',
  'zone=Europe/London&day=mon&time=evening&price=1&language=ar',
];

const random = randomFrom(11);
const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const application = (index: number) => ({
  firstName: 'Tutor',
  lastName: String(index),
  timezone: any(ZONES),
  lessonPriceUSD: 5 + Math.floor(random() * 60),
  spokenLanguages: [
    { language: 'zh', proficiency: 'native' },
    { language: any(['ar', 'en', 'fr']), proficiency: any(PROFICIENCIES) },
  ],
  lessonCategories: LESSON_CATEGORIES.filter(() => random() < 0.5),
  studentAgeRange: any(AGE_RANGES),
  shortDescription: 'Patient Mandarin lessons for complete beginners, step by step',
  profileDescription: 'I have taught Mandarin to beginners for years. '.repeat(12),
  weeklyAvailability: WEEKDAYS.filter(() => random() < 0.8).map((day) => {
    const from = 7 + Math.floor(random() * 8);
    return { day, slots: [{ id: 'a', from: clock(from), to: clock(from + 6) }] };
  }),
});

const addTutors = async (): Promise<string[]> => {
  const db = await database();
  const ids: string[] = [];
  for (let index = 0; index < TUTORS; index += 1) {
    const identity = {
      issuer: 'https://people.example',
      subject: String(index),
      email: `tutor-${index}@hanlu.example`,
      emailVerified: true,
      name: `Tutor ${index}`,
    };
    const at = new Date();
    const { id: userId } = await rememberUser(db, identity, { locale: 'en', now: at });
    const data = application(index);
    const id = await openApplication(db, { id: randomUUID(), userId, data, at });
    await chooseRole(db, userId, 'teacher');
    await decideApplication(db, {
      ...{ id, eventId: randomUUID(), act: 'approved', actorId: userId, at },
      ...{ from: 'draft', to: 'approved', version: 0 },
    });
    ids.push(userId);
  }
  return ids;
};

/** Memory in use after everything unused was let go, in MB. */
const usedMegabytes = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};

/** Prints the figures, and says whether each met its goal. */
export const benchTutors = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-tutors-'));
  Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: '' });
  try {
    const ids = await addTutors();
    const db = await database();
    const directory = createDirectory();
    let now = Date.now();
    const opening = performance.now();
    const tutors = await directory(db, new Date(now));
    const hours = tutors.reduce((sum, { starts }) => sum + starts.length, 0);
    console.log(
      `${tutors.length} tutors with ${hours} free hours, first read in ${Math.round(performance.now() - opening)} ms`,
    );
    const times: number[] = [];
    let early = 0;
    for (let question = 0; question < QUESTIONS; question += 1) {
      if (question === QUESTIONS / 3) early = usedMegabytes();
      now += BETWEEN_MS;
      const day = new Date(now + 5 * 86_400_000).toISOString().slice(0, 10);
      await keepException(db, any(ids), { day, hour: 9, isOpen: random() < 0.5 });
      const { filters } = readFilters(
        new URLSearchParams(ADDRESSES[question % ADDRESSES.length] ?? ''),
      );
      const started = process.cpuUsage();
      searchTutors(await directory(db, new Date(now)), filters, now);
      const { user, system } = process.cpuUsage(started);
      times.push((user + system) / 1_000);
    }
    const late = usedMegabytes();
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? NaN);
    console.table({
      'median ms': at(0.5),
      'p95 ms': at(0.95),
      'slowest ms': at(0.999),
      'MB after a third': Math.round(early),
      'MB at the end': Math.round(late),
    });
    return at(0.95) <= GOAL_MS && late - early < FLAT_MB;
  } finally {
    await closeSharedDatabase();
    await rm(folder, { recursive: true, force: true });
  }
};
