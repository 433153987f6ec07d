import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { lessonsForDesk } from '#db/repos/desk-lessons.ts';
import { isMember } from '#db/repos/departures.ts';
import { anyLesson, lessonOf } from '#db/repos/lesson-lists.ts';
import { addRequest } from '#db/repos/lessons.ts';
import { addSubscriber, confirmSubscriber } from '#db/repos/subscribers.ts';
import { addressOf, namesOf, userFigures } from '#db/repos/users.ts';
import { lessonMails, lessons } from '#db/schema/lessons.ts';
import { onboardingSessions } from '#db/schema/onboarding.ts';
import { subscribers } from '#db/schema/subscribers.ts';
import { loginAttempts, sessions, users } from '#db/schema/users.ts';
import { newStudent, newTutor } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { storage } from '../storage/storage.ts';
import { noteDeletion, rememberedDeletions } from './deletions.ts';
import { removeAccount } from './remove-account.ts';
import { daily, finishDeletions, retain } from './retention.ts';

const folder = ownDatabase({ per: 'test' });

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const ask = async (id: string, studentId: string, tutorId: string, start: Date) => {
  const added = await addRequest(await database(), {
    ...{ id, studentId, tutorId, start, answerUntil: start, note: 'From Salma', at: new Date() },
    ...{ studentZone: 'Asia/Riyadh', learnerAge: '6-12', guardianSentence: 'I am the guardian' },
    notices: [],
  });
  expect(added).toBe(true);
};

const remove = async (account: string) =>
  removeAccount(await database(), await storage(), account, new Date());

const stateOf = async (id: string) => (await anyLesson(await database(), id))?.state;

const change = async (sql: string, ...args: (string | number)[]) =>
  (await database()).$client.execute({ sql, args });

describe('an account that its owner deletes', () => {
  test('ends its sessions on all devices, and nobody else’s', async () => {
    const [salma, omar] = [await newStudent('Salma'), await newStudent('Omar')];
    const db = await database();
    const open = (id: string, userId: string) => ({ id, userId, expiresAt: 9_999_999_999 });
    await db.insert(sessions).values([open('a', salma), open('b', salma), open('c', omar)]);
    await remove(salma);
    expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: 'c' }]);
    expect(await isMember(db, omar)).toBe(true);
    // Nobody else's lesson names it, so not even a row is left.
    expect(await db.$count(users)).toBe(1);
  });

  test('calls off what a student has ahead, tells the tutor, and stays a former member', async () => {
    const [salma, tutor] = [await newStudent('Salma', '6-12'), await newTutor()];
    const db = await database();
    await ask('open', salma, tutor, inDays(3));
    await ask('agreed', salma, tutor, inDays(4));
    await change("UPDATE lessons SET state = 'accepted' WHERE id = 'agreed'");
    await remove(salma);
    expect([await stateOf('open'), await stateOf('agreed')]).toEqual(['withdrawn', 'cancelled']);
    const told = await db.select({ to: lessonMails.to, kind: lessonMails.kind }).from(lessonMails);
    expect(told).toContainEqual({ to: 'tutor', kind: 'cancelled' });
    expect(told.some(({ to }) => to === 'student')).toBe(false);
    expect(await lessonOf(db, 'agreed', tutor)).toMatchObject({
      note: '',
      studentZone: 'UTC',
      learnerAge: null,
      guardianSentence: null,
    });
    expect((await namesOf(db, [salma])).get(salma)).toEqual({ name: undefined, isFormer: true });
    const filter = { lesson: 'agreed', state: undefined, text: undefined };
    const desk = await lessonsForDesk(db, filter, { page: 1, perPage: 9 });
    expect(desk.lessons[0]?.student).toMatchObject({ name: null, email: null });
    // A former member is counted among no members.
    expect(await userFigures(db, [])).toMatchObject({ students: 0, teachers: 1, withoutRole: 0 });
  });

  test('leaves nothing when the other one of its lessons has left as well', async () => {
    const [salma, tutor] = [await newStudent('Salma'), await newTutor()];
    const db = await database();
    await ask('one', salma, tutor, inDays(3));
    await remove(tutor);
    expect(await stateOf('one')).toBe('declined');
    expect((await namesOf(db, [tutor])).get(tutor)?.isFormer).toBe(true);
    await remove(salma);
    expect(await db.$count(lessons)).toBe(0);
    expect(await db.$count(users)).toBe(0);
  });

  test('takes the mails to its address out of the outbox folder', async () => {
    const salma = await newStudent('Salma');
    const address = await addressOf(await database(), salma);
    const outbox = join(folder(), 'outbox');
    await mkdir(outbox);
    await writeFile(join(outbox, 'hers.eml'), `From: us\r\nTo: ${address ?? ''}\r\n\r\nHello`);
    const another = `to.${address ?? ''}`;
    await writeFile(
      join(outbox, 'long.eml'),
      `From: us\r\nTo:\r\n <${address ?? ''}>\r\n\r\nHello`,
    );
    await writeFile(join(outbox, 'his.eml'), `From: us\r\nTo: ${another}\r\n\r\nHello`);
    await remove(salma);
    expect(await readdir(outbox)).toEqual(['his.eml']);
  });

  test('is deleted again where a copy from before is brought back', async () => {
    const salma = await newStudent('Salma');
    const db = await database();
    const before = await db.select().from(users);
    await remove(salma);
    await db.insert(users).values(before);
    expect(await isMember(db, salma)).toBe(true);
    expect(await finishDeletions(db, await storage(), new Date())).toBe(1);
    expect(await isMember(db, salma)).toBe(false);
    expect(await readFile(join(folder(), 'deletions'), 'utf8')).not.toContain('@');
  });

  test('that could not be deleted at once is deleted later', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const salma = await newStudent('Salma');
    const db = await database();
    await change('ALTER TABLE calendar_feeds RENAME TO away');
    expect(await remove(salma)).toBe(false);
    await change('ALTER TABLE away RENAME TO calendar_feeds');
    expect(log).toHaveBeenCalledOnce();
    expect(await finishDeletions(db, await storage(), new Date())).toBe(1);
    expect(await isMember(db, salma)).toBe(false);
    log.mockRestore();
  });

  test('that fails holds up none of the others', async () => {
    const [salma, nour] = [await newStudent('Salma'), await newStudent('Nour')];
    const db = await database();
    for (const id of [salma, nour]) await noteDeletion(id, new Date());
    await change(
      `CREATE TRIGGER stop BEFORE DELETE ON users WHEN old.id = '${salma}'
       BEGIN SELECT raise(abort, 'not now'); END`,
    );
    await expect(finishDeletions(db, await storage(), new Date())).rejects.toThrow('not finished');
    expect(await isMember(db, nour)).toBe(false);
    await change('DROP TRIGGER stop');
    expect(await finishDeletions(db, await storage(), new Date())).toBe(2);
    expect(await db.$count(users)).toBe(0);
  });

  test('is remembered behind a line that a crash cut off, and while others are forgotten', async () => {
    const now = new Date();
    await writeFile(join(folder(), 'deletions'), '{"account":"lost","at":"20');
    const ids = Array.from({ length: 30 }, (_, index) => `account-${index}`);
    const noted = ids.map((id) => noteDeletion(id, now));
    await Promise.all([rememberedDeletions(now), ...noted, rememberedDeletions(now)]);
    expect(await rememberedDeletions(now)).toEqual(ids);
  });

  test('is remembered for ninety days', async () => {
    const salma = await newStudent('Salma');
    await remove(salma);
    expect(await rememberedDeletions(inDays(89))).toEqual([salma]);
    expect(await rememberedDeletions(inDays(91))).toEqual([]);
    expect(await readFile(join(folder(), 'deletions'), 'utf8')).toBe('');
  });
});

describe('what has had its time', () => {
  test('goes, and what has not stays', async () => {
    const db = await database();
    const salma = await newStudent('Salma');
    const attempt = { browser: 'b', verifier: 'v', nonce: 'n', intent: {} };
    const session = { browser: 'b', createdAt: new Date() };
    await db.insert(sessions).values([
      { id: 'ended', userId: salma, expiresAt: Math.floor(Date.now() / 1000) - 1 },
      { id: 'open', userId: salma, expiresAt: Math.floor(Date.now() / 1000) + 60 },
      {
        id: 'old',
        userId: salma,
        expiresAt: Math.floor(Date.now() / 1000) + 60,
        startedAt: inDays(-91),
      },
    ]);
    await db.insert(loginAttempts).values([
      { id: 'ended', ...attempt, expiresAt: inDays(-1) },
      { id: 'open', ...attempt, expiresAt: inDays(1) },
    ]);
    await db.insert(onboardingSessions).values([
      { id: 'ended', ...session, expiresAt: inDays(-1) },
      { id: 'open', ...session, expiresAt: inDays(1) },
    ]);
    const subscribe = (email: string, days: number) =>
      addSubscriber(db, { email, name: 'Somebody', locale: 'ar' }, inDays(days));
    await subscribe('old@hanlu.example', -31);
    await subscribe('new@hanlu.example', -29);
    const confirmed = await subscribe('confirmed@hanlu.example', -31);
    await confirmSubscriber(db, confirmed?.id ?? '', new Date());

    expect(await retain(db)).toMatchObject({
      sessions: 2,
      logins: 1,
      questionnaires: 1,
      subscriptions: 1,
    });
    const left = await db.select({ email: subscribers.email }).from(subscribers);
    expect(left.map(({ email }) => email).sort()).toEqual([
      'confirmed@hanlu.example',
      'new@hanlu.example',
    ]);
    // Done again it finds nothing.
    expect(Object.values(await retain(db)).every((count) => count === 0)).toBe(true);
  });

  test('a mail that was sent is forgotten after 30 days, of a lesson that lies as far back', async () => {
    const db = await database();
    const [salma, tutor] = [await newStudent('Salma'), await newTutor()];
    await ask('past', salma, tutor, inDays(3));
    await ask('ahead', salma, tutor, inDays(4));
    await change("UPDATE lessons SET start = ? WHERE id = 'past'", inDays(-40).getTime());
    const mail = { to: 'tutor', kind: 'requested', by: 'student', version: 0 } as const;
    const sent = { ...mail, start: inDays(-40), dueAt: inDays(-40), state: 'sent' } as const;
    await db.insert(lessonMails).values([
      { id: 'old', lessonId: 'past', ...sent },
      { id: 'asked of', lessonId: 'ahead', ...sent },
    ]);
    await retain(db);
    expect(await db.select({ id: lessonMails.id }).from(lessonMails)).toEqual([{ id: 'asked of' }]);
  });

  test('is looked for once a day, however many start, and again where it failed', async () => {
    const db = await database();
    const duty = vi.fn(() => Promise.resolve());
    const job = daily('a duty', duty);
    await Promise.all([job(db), job(db), job(db)]);
    await job(db);
    expect(duty).toHaveBeenCalledTimes(1);

    const failing = daily('another', () => Promise.reject(new Error('No room')));
    await expect(failing(db)).rejects.toThrow('No room');
    await expect(failing(db)).rejects.toThrow('No room');
  });
});
