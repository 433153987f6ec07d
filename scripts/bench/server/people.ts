import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '#db/client.ts';
import { sessionAdapter } from '#db/session-adapter.ts';
import { chooseRole, rememberUser } from '#db/repos/users.ts';

/** As long as a session of the site: a shorter one would be prolonged, which writes. */
const SESSION_MS = 30 * 86_400_000;

export type Person = { id: string; headers: Record<string, string> };

/** Students who are signed in, each at an address of their own, since limits count by address too. */
export const signInStudents = async (dataDir: string, count: number): Promise<Person[]> => {
  const url = `file:${join(dataDir, 'hanlu.db')}`;
  const db = await openDatabase({ url, authToken: undefined });
  const adapter = sessionAdapter(db);
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const identity = {
      issuer: 'https://id.example',
      subject: `student ${index}`,
      email: undefined,
      emailVerified: false,
      name: `student ${index}`,
    };
    const { id } = await rememberUser(db, identity, { locale: 'ar', now: new Date() });
    await chooseRole(db, id, 'student');
    const session = randomBytes(20).toString('hex');
    const expiresAt = new Date(Date.now() + SESSION_MS);
    await adapter.setSession({ id: session, userId: id, expiresAt, attributes: {} });
    people.push({
      id,
      headers: {
        cookie: `session=${session}`,
        'x-forwarded-for': `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
      },
    });
  }
  await closeDatabase(db);
  return people;
};
