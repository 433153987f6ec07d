import type { AstroCookies } from 'astro';
import { randomUUID } from 'node:crypto';
import { database } from '#db/client.ts';
import { addRequest } from '#db/repos/lessons.ts';
import { openApplication } from '#db/repos/tutor-applications.ts';
import { chooseRole } from '#db/repos/users.ts';
import { startSession } from '#src/server/auth/sessions.ts';
import { newPerson, newStudent, newTutor } from '../server/lesson-people.ts';
import { newAccount } from '../server/own-database.ts';

export const ADMIN = 'boss@hanlu.example';
export const WHO = ['visitor', 'member', 'student', 'tutor', 'applicant', 'admin'] as const;
export type Who = (typeof WHO)[number];

/** The cookies of one browser, as Astro gives them to a page. */
export const cookieJar = (kept: readonly (readonly [string, string])[] = []): AstroCookies => {
  const jar = new Map(kept);
  return {
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    has: (name: string) => jar.has(name),
    set: (name: string, value: string) => void jar.set(name, value),
    delete: (name: string) => void jar.delete(name),
    headers: () => [].values(),
    entries: () => jar.entries(),
  } as unknown as AstroCookies;
};

const signedIn = async (userId: string): Promise<[string, string][]> => {
  const cookies = cookieJar();
  const user = { id: userId, role: undefined };
  await startSession(cookies, user, { device: '', hasSecondFactor: false });
  return [...(cookies as unknown as { entries: () => Iterable<[string, string]> }).entries()];
};

let admin: string | undefined;

/** People of every role with their cookies, a lesson between two of them, and the ids of all that. */
export const newPeople = async () => {
  const db = await database();
  admin ??= await newAccount({ email: ADMIN, emailVerified: true });
  const student = await newStudent('Sara');
  await chooseRole(db, student, 'student', new Date());
  const tutor = await newTutor();
  const applicant = await newPerson('Wei');
  await chooseRole(db, applicant, 'teacher', new Date());
  const application = await openApplication(db, {
    id: randomUUID(),
    userId: applicant,
    data: {},
    at: new Date(),
  });
  const lesson = randomUUID();
  const start = new Date(Date.now() + 5 * 86_400_000);
  await addRequest(db, {
    ...{ id: lesson, studentId: student, tutorId: tutor, start, answerUntil: start, note: '' },
    ...{ studentZone: 'Asia/Riyadh', learnerAge: '18+', guardianSentence: undefined },
    ...{ at: new Date(), notices: [] },
  });
  const member = await newAccount();
  const ids = { member, student, tutor, applicant, admin };
  const cookies = new Map<Who, [string, string][]>([['visitor', []]]);
  for (const [who, id] of Object.entries(ids)) cookies.set(who as Who, await signedIn(id));
  return { cookies, known: [...Object.values(ids), application, lesson] };
};
export type People = Awaited<ReturnType<typeof newPeople>>;
