import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { closeDatabase, openDatabase, type Database } from '#db/client.ts';
import { decideApplication, openApplication } from '#db/repos/tutor-applications.ts';
import { keepSchedule } from '#db/repos/teachings.ts';
import { chooseRole, rememberUser } from '#db/repos/users.ts';
import { studentPreferences } from '#db/schema/onboarding.ts';
import { SAMPLE_DRAFT } from '#src/features/teach/application/draft/sample-draft.ts';
import type { Age } from '#src/domain/learner-age.ts';
import { WEEKDAYS } from '#src/domain/week.ts';
import type { OwnSite } from './own-site.ts';

const time = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The same hours of every day, as an application stores them. */
export const daily = (...hours: number[]) =>
  WEEKDAYS.map((day) => ({
    day,
    slots: hours.map((hour) => ({ id: `${hour}`, from: time(hour), to: time(hour + 1) })),
  }));

/** Around the clock, so that some hour is free whenever a journey runs. */
const ALWAYS = daily(0, 4, 8, 12, 16, 20);

/** Works in the data of a site that stands still meanwhile. */
export const inDataOf = async (site: OwnSite, work: (db: Database) => Promise<unknown>) => {
  await site.stop();
  const db = await openDatabase({
    url: `file:${join(site.dataDir, 'hanlu.db')}`,
    authToken: undefined,
  });
  await work(db);
  await closeDatabase(db);
  await site.start();
};

/** The account of whoever is signed in. */
export const accountOf = async (page: Page): Promise<string> => {
  const user = await page.request.get('/api/auth/user');
  return ((await user.json()) as { id: string }).id;
};

const approve = async (db: Database, userId: string, data: object) => {
  const id = await openApplication(db, { id: randomUUID(), userId, data, at: new Date() });
  await decideApplication(db, {
    ...{ id, eventId: randomUUID(), act: 'approved', actorId: userId, at: new Date() },
    ...{ from: 'draft', to: 'approved', version: 0 },
  });
};

type School = {
  /** The accounts of a tutor and of a student who are signed in. */
  tutor: string;
  student: string;
  age?: Age;
  /** Where the tutor's lessons take place. */
  lessonLink?: string;
};

/** The tutor's time zone, far from the journeys' own. */
export const TUTOR_ZONE = 'Asia/Shanghai';

/**
 * Makes a tutor one who can be asked on any day, in a list that is open, and a student one whose
 * answers say how old the learner is.
 */
export const openSchool = async (
  site: OwnSite,
  { tutor, student, age = '18+', lessonLink }: School,
) =>
  inDataOf(site, async (db) => {
    const shown = {
      ...SAMPLE_DRAFT,
      timezone: TUTOR_ZONE,
      weeklyAvailability: ALWAYS,
      profilePictureKey: undefined,
    };
    await approve(db, tutor, shown);
    await keepSchedule(db, tutor, { zone: TUTOR_ZONE, weekly: ALWAYS, lessonLink }, new Date());
    for (const name of ['Mei', 'Hua']) {
      const identity = {
        issuer: 'https://people.example',
        subject: name,
        email: undefined,
        emailVerified: false,
        name,
      };
      const { id } = await rememberUser(db, identity, { locale: 'en', now: new Date() });
      await chooseRole(db, id, 'teacher');
      await approve(db, id, { ...shown, firstName: name });
    }
    const answers = { age, teacher_languages: ['arabic'], learning_goals: 'travel' };
    for (const [questionType, preferenceData] of Object.entries(answers)) {
      await db
        .insert(studentPreferences)
        .values({ userId: student, questionType, preferenceData, updatedAt: new Date() });
    }
  });
