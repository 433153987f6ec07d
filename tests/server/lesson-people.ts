import { randomUUID } from 'node:crypto';
import { database } from '#db/client.ts';
import { decideApplication, openApplication } from '#db/repos/tutor-applications.ts';
import { chooseRole, rememberUser } from '#db/repos/users.ts';
import { studentPreferences } from '#db/schema/onboarding.ts';
import type { Age } from '#src/domain/learner-age.ts';
import type { Locale } from '#src/i18n/locales.ts';

let people = 0;

/** Somebody with a confirmed address and a language of their own. */
export const newPerson = async (name: string, locale: Locale<'common'> = 'ar'): Promise<string> => {
  people += 1;
  const email = `person-${people}@hanlu.example`;
  const identity = {
    issuer: 'https://people.example',
    subject: String(people),
    email,
    emailVerified: true,
    name,
  };
  return (await rememberUser(await database(), identity, { locale, now: new Date() })).id;
};

/** A student whose questionnaire says how old the learner is. */
export const newStudent = async (name: string, age: Age = '18+'): Promise<string> => {
  const userId = await newPerson(name);
  const answer = { questionType: 'age', preferenceData: age, updatedAt: new Date() };
  await (await database()).insert(studentPreferences).values({ userId, ...answer });
  return userId;
};

const slots = (from: string, to: string) => [{ id: 'a', from, to }];

/** Every day from nine to five on the clock of Beijing. */
export const OFFERED = {
  firstName: 'Lan',
  lastName: 'Li',
  timezone: 'Asia/Shanghai',
  weeklyAvailability: [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ].map((day) => ({ day, slots: slots('09:00', '17:00') })),
};

/** A tutor whose application is approved; answers the id of the account. */
export const newTutor = async (
  data: object = OFFERED,
  locale: Locale<'common'> = 'en',
): Promise<string> => {
  const userId = await newPerson('Lan Li', locale);
  const db = await database();
  await chooseRole(db, userId, 'teacher');
  const id = await openApplication(db, { id: randomUUID(), userId, data, at: new Date() });
  await decideApplication(db, {
    ...{ id, eventId: randomUUID(), act: 'approved', actorId: userId, at: new Date() },
    ...{ from: 'draft', to: 'approved', version: 0 },
  });
  return userId;
};
