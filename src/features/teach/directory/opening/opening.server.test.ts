import { expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { confirmWait, endWait } from '#db/repos/tutor-waits.ts';
import type { Mail, MailResult } from '#src/server/mail.ts';
import { newTutor, OFFERED } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { createDirectory } from '../directory.server.ts';
import { askWith } from './ask-opening.server.ts';
import { confirmOpeningLink } from './opening-links.server.ts';
import { tellWith } from './tell-opening.server.ts';

ownDatabase({ per: 'test' });
const MINUTE = 60_000;
const NOW = Date.UTC(2027, 0, 4, 12);
const at = (minutes: number) => new Date(NOW + minutes * MINUTE);

const outbox = (ok = true) => {
  const mails: Mail[] = [];
  const send = (mail: Mail): Promise<MailResult> => {
    mails.push(mail);
    return Promise.resolve(ok ? { ok } : { ok: false, fault: 'unreachable' });
  };
  return { mails, send };
};
const asks = async (email: unknown, minutes: number, { send }: ReturnType<typeof outbox>) =>
  askWith(email, 'en', { db: await database(), send, now: at(minutes) });
/** Whose wait the link of the mail confirms. */
const idIn = async ({ text }: Mail) => {
  const token = new URL(/https?:\S+confirm\S+/.exec(text)?.[0] ?? '').searchParams;
  expect(await confirmOpeningLink.read('en', token)).toMatchObject({ at: 'ask' });
  const { rows } = await (await database()).$client.execute('SELECT id FROM tutor_waits');
  return String(rows[0]?.['id']);
};
const tells = async (minutes: number, { send }: ReturnType<typeof outbox>) => {
  const db = await database();
  const now = at(minutes);
  const tutors = () => createDirectory()(db, now);
  return tellWith(db, { now, send, siteUrl: 'https://hanlu.example', tutors });
};
const enough = async () => {
  for (let count = 0; count < 3; count += 1) await newTutor({ ...OFFERED, lessonPriceUSD: 20 });
};

test('who asks to be told confirms first, and is not mailed again and again', async () => {
  const box = outbox();
  expect(await asks(' Sara@Example.com ', 0, box)).toBe('asked');
  expect(box.mails).toMatchObject([{ to: 'sara@example.com' }]);
  expect(box.mails[0]?.headers).toHaveProperty('List-Unsubscribe-Post');
  expect(await asks('sara@example.com', 1, box)).toBe('asked');
  expect(box.mails).toHaveLength(1);
  for (const minutes of [20, 40, 60, 80]) await asks('sara@example.com', minutes, box);
  expect(box.mails).toHaveLength(3);
});

test('an address that is none is told so, and a mail that fails may be tried again', async () => {
  expect(await asks('sara', 0, outbox())).toBe('odd');
  expect(await asks(null, 0, outbox())).toBe('odd');
  expect(await asks('sara@example.com', 0, outbox(false))).toBe('unsent');
  const box = outbox();
  expect(await asks('sara@example.com', 1, box)).toBe('asked');
  expect(box.mails).toHaveLength(1);
});

test('one mail goes out when there are enough tutors, once, and to nobody who did not confirm', async () => {
  const db = await database();
  const box = outbox();
  await asks('sara@example.com', 0, box);
  const id = await idIn(box.mails[0] as Mail);
  const opened = outbox();
  await enough();
  expect(await tells(5, opened)).toBe(0);
  await confirmWait(db, id, at(6));
  expect(await tells(7, outbox(false))).toBe(0);
  expect(await tells(8, opened)).toBe(1);
  expect(await tells(9, opened)).toBe(0);
  expect(opened.mails).toMatchObject([{ to: 'sara@example.com' }]);
});

test('while tutors are few, or after one press, no mail goes out', async () => {
  const db = await database();
  const box = outbox();
  await asks('sara@example.com', 0, box);
  const id = await idIn(box.mails[0] as Mail);
  await confirmWait(db, id, at(1));
  const opened = outbox();
  expect(await tells(2, opened)).toBe(0);
  await endWait(db, id, at(3));
  await enough();
  expect(await tells(4, opened)).toBe(0);
  expect(opened.mails).toEqual([]);
});

test('tutors whom the list can’t show do not open it', async () => {
  const db = await database();
  const box = outbox();
  await asks('sara@example.com', 0, box);
  await confirmWait(db, await idIn(box.mails[0] as Mail), at(1));
  const opened = outbox();
  for (let count = 0; count < 3; count += 1) await newTutor(OFFERED);
  expect(await tells(2, opened)).toBe(0);
  await enough();
  expect(await tells(3, opened)).toBe(1);
});
