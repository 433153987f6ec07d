/**
 * A process for the durability tests, told by its parameters which file to write to and how. It
 * says `ready`, waits for a line, and writes until it is killed; every line after that is the id
 * of a write that was acknowledged, or `refused`.
 */
import { writeSync } from 'node:fs';
import { once } from 'node:events';
import { createClient } from '@libsql/client';
import { openDatabase } from './client.ts';
import { commitTogether } from './commit-together.ts';
import { withValues } from './prepared.ts';
import { subscribers } from './schema/subscribers.ts';
import { users } from './schema/users.ts';

/** Requests that a busy site has in flight at once. */
const AT_ONCE = 8;

// One short write to a pipe arrives whole or not at all, and before the next statement.
const say = (line: string) => writeSync(1, `${line}\n`);

const newId = () => `${process.pid}-${crypto.randomUUID()}`;

/** Writes as the site does: a person alone, or with a subscription, or both in a commit with others. */
const writeAsWeDo = async (url: string) => {
  const db = await openDatabase({ url, authToken: undefined });
  const person = (id: string) =>
    db
      .insert(users)
      .values({ id, issuer: 'https://id.example', subject: id, createdAt: new Date() });
  const subscription = (id: string) =>
    db.insert(subscribers).values({
      id,
      email: `${id}@reader.example`,
      name: 'x'.repeat(500),
      locale: 'ar',
      state: 'pending',
      createdAt: new Date(),
    });
  const writeOn = async () => {
    for (;;) {
      const [alone, together, shared] = [`alone-${newId()}`, `pair-${newId()}`, `pair-${newId()}`];
      await person(alone);
      say(alone);
      await db.batch([person(together), subscription(together)]);
      say(together);
      const both = [person(shared), subscription(shared)];
      await commitTogether(
        db,
        both.map((one) => withValues(one.prepare(), {})),
      );
      say(shared);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
};

/** Writes as a program would that knows nothing of us. */
const writeAsStranger = async (url: string) => {
  for (;;) {
    const client = createClient({ url });
    const id = `stranger-${newId()}`;
    await client
      .execute({
        sql: 'INSERT INTO users (id, issuer, subject, email_verified, created_at) VALUES (?, ?, ?, 0, 0)',
        args: [id, 'https://stranger.example', id],
      })
      .then(
        () => say(id),
        () => say('refused'),
      );
    client.close();
  }
};

const [, , how, url = ''] = process.argv;
say('ready');
await once(process.stdin, 'data');
await (how === 'stranger' ? writeAsStranger(url) : writeAsWeDo(url));
