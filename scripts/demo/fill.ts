import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeSharedDatabase, database, type Database } from '#db/client.ts';
import { keepSchedule } from '#db/repos/teachings.ts';
import { decideApplication, openApplication } from '#db/repos/tutor-applications.ts';
import { chooseRole, rememberUser } from '#db/repos/users.ts';
import { studentPreferences } from '#db/schema/onboarding.ts';
import { weeklyHours } from '#src/domain/lessons/availability.ts';
import { WEEKDAYS } from '#src/domain/week.ts';
import { SAMPLE_DRAFT } from '#src/features/teach/application/draft/sample-draft.ts';
import { storeUpload } from '#src/features/teach/uploads/store.server.ts';
import { readConfig } from '#src/lib/config.ts';
import { READY_PEOPLE, subjectOf } from '#src/main/identity-provider/people.ts';
import { SAMPLE_MARKER } from '#src/server/sample.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { takeEvents } from '#src/learning/server/learning.server.ts';
import { addLesson } from './add-lesson.ts';
import { demoLessons } from './lessons.ts';
import { demoPractice } from './practice.ts';
import { portrait, sheet } from './portrait.ts';
import { DEMO_TUTORS, type DemoTutor } from './tutors.ts';

const DAY_MS = 86_400_000;
/** Anybody's: nobody here has one. */
const VIDEO = 'https://vimeo.com/76979871';
const MARKER =
  'Everybody in this folder is invented. The site that runs on it says so on every page.\n';

/** Fills the data folder of the settings with invented people, and marks it as a sample. */
export const fillWithSamples = async (now: number): Promise<void> => {
  const { dataDir } = readConfig(process.env);
  await mkdir(dataDir, { recursive: true });
  const db = await database();
  try {
    const tutors = [];
    for (const tutor of DEMO_TUTORS) tutors.push(await addTutor(db, tutor, now));
    const { name, email } = READY_PEOPLE.learner;
    const students = [
      await addStudent(db, name.ar, email, now),
      await addStudent(db, 'عمر', 'omar@sample.example', now),
      await addStudent(db, 'نورة', 'noura@sample.example', now),
    ] as const;
    for (const lesson of demoLessons(tutors, students, now)) await addLesson(db, lesson);
    await addPractice(students[0], now);
    // Last: a folder that was filled by half is no sample yet.
    await writeFile(join(dataDir, SAMPLE_MARKER), MARKER);
  } finally {
    await closeSharedDatabase();
  }
};

/** Through the door of devices, which judges it and keeps the cards. */
const addPractice = async (account: string, now: number) => {
  const events = demoPractice(await buildCatalogue('ar'), 'travel', now);
  const user = {
    id: account,
    role: 'student' as const,
    email: undefined,
    emailVerified: true,
    name: undefined,
    hasLessons: false,
  };
  await takeEvents({ account, events }, { context: { locals: { user } } });
};

const addPerson = async (
  db: Database,
  { name, email, role }: { name: string; email: string; role: 'student' | 'teacher' },
  now: number,
) => {
  const { login } = readConfig(process.env);
  const identity = {
    issuer: login?.issuer ?? '',
    subject: subjectOf({ name, email, verified: true }),
    email,
    emailVerified: true,
    name,
  };
  const person = await rememberUser(db, identity, { locale: 'ar', now: new Date(now) });
  await chooseRole(db, person.id, role, new Date(now));
  return person.id;
};

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const weekOf = ({ hours }: DemoTutor) =>
  WEEKDAYS.flatMap((day) => {
    const isWeekend = day === 'Saturday' || day === 'Sunday';
    const span = isWeekend ? hours.weekend : hours.weekdays;
    return span ? [{ day, slots: [{ id: day, from: clock(span[0]), to: clock(span[1]) }] }] : [];
  });

/** An approved tutor; answers who it is, and when they teach. */
const addTutor = async (db: Database, tutor: DemoTutor, now: number) => {
  const [firstName, lastName] = tutor.name;
  const id = await addPerson(
    db,
    { name: tutor.name.join(' '), email: tutor.email, role: 'teacher' },
    now,
  );
  const weekly = weekOf(tutor);
  const picture =
    tutor.look &&
    (await storeUpload({
      ownerId: id,
      kind: 'profile',
      file: { bytes: await portrait(tutor.look, tutor.paper ?? ''), contentType: 'image/webp' },
    }));
  const [education] = SAMPLE_DRAFT.education;
  const data = {
    ...SAMPLE_DRAFT,
    profilePictureKey: picture ?? '',
    firstName,
    lastName,
    email: tutor.email,
    timezone: tutor.zone,
    weeklyAvailability: weekly,
    lessonPriceUSD: tutor.priceUsd,
    spokenLanguages: Object.entries(tutor.languages).map(([language, proficiency]) => ({
      language,
      proficiency,
    })),
    lessonCategories: tutor.categories,
    studentAgeRange: tutor.ageRange,
    shortDescription: tutor.short,
    profileDescription: tutor.about,
    videoIntroductionUrl: VIDEO,
    education: tutor.education ? [{ ...education, ...tutor.education }] : [],
    certifications: tutor.certificate ? [await certificateOf(id, tutor.certificate)] : [],
  };
  const at = new Date(now - 40 * DAY_MS);
  const application = await openApplication(db, { id: randomUUID(), userId: id, data, at });
  await decideApplication(db, {
    ...{ id: application, eventId: randomUUID(), act: 'approved', actorId: id, at },
    ...{ from: 'draft', to: 'approved', version: 0 },
  });
  const lessonLink = `https://meet.example/${firstName.toLowerCase()}`;
  await keepSchedule(db, id, { zone: tutor.zone, weekly, lessonLink }, at);
  return {
    id,
    firstName,
    priceUsd: tutor.priceUsd,
    availability: { zone: tutor.zone, weekly: weeklyHours(weekly), exceptions: [] },
  };
};

const certificateOf = async (ownerId: string, name: string) => ({
  id: 'certificate-1',
  type: 'language',
  typeOther: '',
  name,
  nameOther: '',
  validityFrom: '01/06/2020',
  validityTo: '01/06/2030',
  fileName: 'certificate.png',
  fileKey: await storeUpload({
    ownerId,
    kind: 'certificate',
    file: { bytes: await sheet(), contentType: 'image/png' },
  }),
});

const ANSWERS = {
  age: '18+',
  languages: [{ language: 'ar', proficiency: 'native' }],
  learning_goals: 'travel',
  chinese_levels: 'HSK1',
  weekly_hours: '2-5',
  study_schedule: { selectedDays: ['sun', 'tue', 'thu'], selectedTimes: ['pm'] },
  teacher_languages: ['chinese', 'arabic'],
  budget_ranges: { min: 50, max: 100 },
};

const addStudent = async (db: Database, name: string, email: string, now: number) => {
  const userId = await addPerson(db, { name, email, role: 'student' }, now);
  const updatedAt = new Date(now);
  await db.insert(studentPreferences).values(
    Object.entries(ANSWERS).map(([questionType, preferenceData]) => ({
      userId,
      questionType,
      preferenceData,
      updatedAt,
    })),
  );
  return userId;
};
