import { randomBytes } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { chooseRole, rememberUser } from '#db/repos/users.ts';
import { sessionAdapter } from '#db/session-adapter.ts';
import type { ChosenRole } from '#src/domain/roles.ts';

/** As long as a session of the site: a shorter one would be prolonged, which writes. */
const SESSION_MS = 30 * 86_400_000;
const ADDRESSES_OF_NET = 250;

/** Who is signed in, with what their browser sends along. */
export type Person = { id: string; headers: Record<string, string> };

/** A new account, which nobody has signed in to. Answers whose it is. */
export const newAccount = async (db: Database, name: string, role: ChosenRole): Promise<string> => {
  const identity = {
    issuer: 'https://id.example',
    subject: name,
    email: undefined,
    emailVerified: false,
    name,
  };
  const { id } = await rememberUser(db, identity, { locale: 'ar', now: new Date() });
  await chooseRole(db, id, role);
  return id;
};

/** Students who are signed in, each at an address of their own, since limits count by address too. */
export const signInStudents = async (db: Database, count: number): Promise<Person[]> => {
  const adapter = sessionAdapter(db);
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = await newAccount(db, `student ${index}`, 'student');
    const session = randomBytes(20).toString('hex');
    const expiresAt = new Date(Date.now() + SESSION_MS);
    await adapter.setSession({
      id: session,
      userId: id,
      expiresAt,
      attributes: { startedAt: new Date(), device: '', hasSecondFactor: false },
    });
    const net = Math.floor(index / ADDRESSES_OF_NET);
    const address = `10.1.${net}.${(index % ADDRESSES_OF_NET) + 1}`;
    people.push({ id, headers: { cookie: `session=${session}`, 'x-forwarded-for': address } });
  }
  return people;
};
