import { beforeEach, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { endFitWait, fitWaitOf, keepFitWait } from '#db/repos/tutor-fit-waits.ts';
import { keepException } from '#db/repos/teachings.ts';
import { newStudent, newTutor, OFFERED } from '#tests/server/lesson-people.ts';
import { outbox, type TestOutbox } from '#tests/server/outbox.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { createDirectory } from '../directory.server.ts';
import { fitQuery, readFitWish } from './fit-wish.ts';
import { tellFittingWith } from './tell-fitting.server.ts';

ownDatabase({ per: 'test' });
const MINUTE = 60_000;
const NOW = Date.UTC(2027, 0, 4, 12);
const at = (minutes: number) => new Date(NOW + minutes * MINUTE);
const DEAR = { ...OFFERED, lessonPriceUSD: 40, studentAgeRange: 'adult' };
const CHEAP = { ...DEAR, firstName: 'Mei', lessonPriceUSD: 10 };

let directory = createDirectory();
beforeEach(async () => {
  directory = createDirectory();
  for (let count = 0; count < 3; count += 1) await newTutor(DEAR);
});

const waits = async (query: string, student = newStudent('Sara')) => {
  const userId = await student;
  await keepFitWait(await database(), { userId, query }, at(0));
  return userId;
};
const tells = async (minutes: number, { send }: TestOutbox) => {
  const db = await database();
  return tellFittingWith(db, {
    clock: () => at(minutes),
    send,
    siteUrl: 'https://hanlu.example',
    tutors: () => directory(db, at(minutes)),
  });
};

test('who waits hears once of a tutor who has come and fits, and never again', async () => {
  await waits('?price=40');
  const box = outbox();
  expect(await tells(5, box)).toBe(0);
  await newTutor(CHEAP);
  expect(await tells(10, box)).toBe(1);
  await newTutor(CHEAP);
  expect(await tells(15, box)).toBe(0);
  expect(box.mails).toHaveLength(1);
  expect(box.mails[0]?.text).toContain('Mei Li');
  expect(box.mails[0]?.text).toContain('/tutors?price=40');
  expect(box.mails[0]?.headers).toHaveProperty('List-Unsubscribe-Post');
});

test('a tutor who changes and fits then is told of as well', async () => {
  const db = await database();
  const id = await newTutor(CHEAP);
  // Nine in the evening of a Thursday in Beijing is four in the afternoon in Riyadh.
  await waits('?zone=Asia/Riyadh&day=thu&time=afternoon&price=40');
  const box = outbox();
  expect(await tells(5, box)).toBe(0);
  await keepException(db, id, { day: '2027-01-07', hour: 21, isOpen: true });
  expect(await tells(10, box)).toBe(1);
});

test('the answers are those of the day on which somebody fits, and all of them count', async () => {
  await waits('?by=answers', newStudent('Noura', '13-17'));
  const box = outbox();
  expect(await tells(5, box)).toBe(0);
  await newTutor({ ...CHEAP, studentAgeRange: 'secondary' });
  expect(await tells(10, box)).toBe(1);
  expect(box.mails[0]?.text).toContain('/student#tutors');
});

test('a mail that could not be sent goes out at the next look, and no mail after one press', async () => {
  const db = await database();
  const sara = await waits('?price=40');
  const omar = await waits('?price=40');
  await newTutor(CHEAP);
  expect(await endFitWait(db, omar)).toBe(true);
  expect(await endFitWait(db, omar)).toBe(false);
  expect(await tells(5, outbox('unreachable'))).toBe(0);
  expect(await fitWaitOf(db, sara)).toMatchObject({ query: '?price=40' });
  const box = outbox();
  expect(await tells(10, box)).toBe(1);
  expect(box.mails).toHaveLength(1);
});

test('two that look at once send one mail', async () => {
  await waits('?price=40');
  await newTutor(CHEAP);
  const box = outbox();
  const sent = await Promise.all([tells(5, box), tells(5, box)]);
  expect(sent.toSorted()).toEqual([0, 1]);
  expect(box.mails).toHaveLength(1);
});

test('an address that is refused is tried less and less, and after three days no more', async () => {
  const sara = await waits('?price=40');
  await newTutor(CHEAP);
  const tries: number[] = [];
  for (let minutes = 5; minutes < 4 * 24 * 60; minutes += 30) {
    const box = outbox('refused');
    await tells(minutes, box);
    if (box.mails.length > 0) tries.push(minutes);
  }
  expect(tries).toHaveLength(20);
  expect(await fitWaitOf(await database(), sara)).toBeUndefined();
});

test('answers that can’t be read hold up no other mail, and are looked at again once they can', async () => {
  const db = await database();
  const sara = await waits('?by=answers', newStudent('Sara', '13-17'));
  await waits('?by=answers', newStudent('Noura', '13-17'));
  await newTutor({ ...CHEAP, studentAgeRange: 'secondary' });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const answer = (text: string) =>
    db.$client.execute({
      sql: 'UPDATE student_preferences SET preference_data = ? WHERE user_id = ?',
      args: [text, sara],
    });
  await answer('Sara is 13');
  const box = outbox();
  expect(await tells(5, box)).toBe(1);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    `Tutors who fit could not be looked for (${sara}): SyntaxError`,
  );
  log.mockRestore();
  await answer('"13-17"');
  expect(await tells(10, box)).toBe(1);
  expect(new Set(box.mails.map(({ to }) => to))).toHaveLength(2);
});

test('a wish reads as it was written, and one that asks for nothing is none', () => {
  const asRead = (query: string) => {
    const wish = readFitWish(new URLSearchParams(query));
    return wish && fitQuery(wish);
  };
  expect(asRead('?zone=Asia%2FRiyadh&day=sun&price=75&page=3')).toBe(
    '?zone=Asia%2FRiyadh&day=sun&price=75',
  );
  expect(asRead('?by=answers&zone=Asia%2FRiyadh&price=75')).toBe('?by=answers&zone=Asia%2FRiyadh');
  expect(asRead('?zone=Asia%2FRiyadh')).toBeUndefined();
});
