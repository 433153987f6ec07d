import { beforeEach, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { addWait, confirmWait, endWait } from '#db/repos/tutor-waits.ts';
import type { Mail } from '#src/server/mail.ts';
import { newTutor, OFFERED } from '#tests/server/lesson-people.ts';
import { outbox, type TestOutbox } from '#tests/server/outbox.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { createDirectory } from '../directory.server.ts';
import { askWith } from './ask-opening.server.ts';
import { confirmOpeningLink } from './opening-links.server.ts';
import { tellWith } from './tell-opening.server.ts';

ownDatabase({ per: 'test' });
const MINUTE = 60_000;
const NOW = Date.UTC(2027, 0, 4, 12);
const at = (minutes: number) => new Date(NOW + minutes * MINUTE);

let directory = createDirectory();
beforeEach(() => {
  directory = createDirectory();
});

const asks = async (email: unknown, minutes: number, { send }: TestOutbox) =>
  askWith(email, 'en', { db: await database(), send, now: at(minutes) });
/** Whose wait the link of the mail confirms. */
const idIn = async ({ text }: Mail) => {
  const token = new URL(/https?:\S+confirm\S+/.exec(text)?.[0] ?? '').searchParams;
  expect(await confirmOpeningLink.read('en', token)).toMatchObject({ at: 'ask' });
  const { rows } = await (await database()).$client.execute('SELECT id FROM tutor_waits');
  return String(rows[0]?.['id']);
};
const tells = async (minutes: number, { send }: TestOutbox) => {
  const db = await database();
  const clock = () => at(minutes);
  const tutors = () => directory(db, clock());
  return tellWith(db, { clock, send, siteUrl: 'https://hanlu.example', tutors });
};
/** Those who have confirmed, each a minute after the other. */
const wait = async (...names: string[]) => {
  const db = await database();
  for (const [index, name] of names.entries()) {
    const now = at(index - names.length);
    const person = { email: `${name}@example.com`, locale: 'en' as const };
    const { id } = (await addWait(db, person, { now, unlessSince: now })) ?? {};
    await confirmWait(db, id ?? '', now);
  }
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
  expect(await asks('sara@example.com', 0, outbox('unreachable'))).toBe('unsent');
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
  expect(await tells(7, outbox('unreachable'))).toBe(0);
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

test('an address that is refused is tried less and less, and after three days no more', async () => {
  await enough();
  await wait('sara');
  const tries: number[] = [];
  for (let minutes = 0; minutes < 4 * 24 * 60; minutes += 10) {
    const box = outbox('refused');
    await tells(minutes, box);
    if (box.mails.length > 0) tries.push(minutes);
  }
  expect(tries).toHaveLength(20);
  expect(tries.at(-1)).toBeGreaterThan(2 * 24 * 60);
  expect(tries.at(-1)).toBeLessThan(3 * 24 * 60);
});

test('who waits longest comes first, and one whose mail failed behind the others', async () => {
  await enough();
  await wait('sara', 'omar');
  const down = outbox('unreachable');
  await tells(0, down);
  await tells(1, down);
  expect(down.mails.map(({ to }) => to)).toEqual(['sara@example.com', 'omar@example.com']);
  await wait('noura');
  const box = outbox();
  await tells(5, box);
  expect(box.mails.map(({ to }) => to)).toEqual([
    'noura@example.com',
    'sara@example.com',
    'omar@example.com',
  ]);
});
