import { beforeEach, describe, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { chooseRole } from '#db/repos/users.ts';
import { studentPreferences } from '#db/schema/onboarding.ts';
import { users } from '#db/schema/users.ts';
import type { Role } from '#src/domain/roles.ts';
import { newPerson, newTutor } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { visit } from '#tests/server/visit.ts';
import { readStudentFilters, studentQuery } from './filters.ts';
import { listStudents, sendStudents, type StudentWords } from './students.server.ts';

ownDatabase({ per: 'test' });

const QUESTIONS = ['age', 'learning_goals', 'chinese_levels'];
const words: StudentWords = {
  answers: (answers) =>
    QUESTIONS.map((question) => {
      const found = answers.find(({ questionType }) => questionType === question);
      return { label: question, words: found && String(found.preferenceData) };
    }),
  tutors: () => ['Lan', 'Mei', 'Hua', 'Bo'].map((name) => ({ name, path: '/', reasons: [] })),
};

const student = async (name: string, answers: Record<string, string>) => {
  const userId = await newPerson(name);
  const db = await database();
  await chooseRole(db, userId, 'student');
  for (const [questionType, preferenceData] of Object.entries(answers)) {
    const row = { userId, questionType, preferenceData, updatedAt: new Date() };
    await db.insert(studentPreferences).values(row);
  }
};
beforeEach(async () => {
  await student('Sara', { age: '18+', learning_goals: 'travel', chinese_levels: 'HSK1' });
  await student('عمر', { age: '6-12', learning_goals: 'to read poems', chinese_levels: 'HSK1' });
  await student('=1+1', {});
  await newTutor();
});

const found = async (query: string) => {
  const { students, count } = await listStudents(
    readStudentFilters(new URLSearchParams(query)),
    words,
  );
  expect(students).toHaveLength(count);
  return students.map(({ name }) => name).sort();
};

describe('the students of the desk', () => {
  test.each([
    ['', ['=1+1', 'Sara', 'عمر']],
    ['goal=travel', ['Sara']],
    ['goal=other', ['عمر']],
    ['level=HSK1', ['Sara', 'عمر']],
    ['level=HSK1&age=6-12', ['عمر']],
    ['text=sAR', ['Sara']],
    ['text=عم', ['عمر']],
    ['text=%D8%B9%D9%8F%D9%85%D9%8E%D8%B1', ['عمر']],
    ['text=%25', []],
    ['goal=nonsense&page=x', ['=1+1', 'Sara', 'عمر']],
    ['goal=travel&page=2', ['Sara']],
  ])('by “%s” are those', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('come with their answers and three tutors, unless they answered nothing', async () => {
    const filters = readStudentFilters(new URLSearchParams());
    const { students } = await listStudents(filters, words);
    const of = (name: string) => students.find((one) => one.name === name);
    expect(of('Sara')?.answers.map((one) => one.words)).toEqual(['18+', 'travel', 'HSK1']);
    expect(of('Sara')?.tutors.map(({ name }) => name)).toEqual(['Lan', 'Mei', 'Hua']);
    expect(of('=1+1')?.tutors).toEqual([]);
  });

  test('are matched on the clock of their last request, once there is one', async () => {
    const db = await database();
    const filters = readStudentFilters(new URLSearchParams('text=sara'));
    const zone = async () => (await listStudents(filters, words)).students[0]?.zone;
    expect(await zone()).toBeUndefined();
    await db.$client.execute(`
      insert into lessons (id, student_id, tutor_id, state, start, seat, note, student_zone, created_at, updated_at)
      select 'old', s.id, t.id, 'declined', 1, 1, '', 'Asia/Riyadh', 1, 1
      from users s, users t where s.name = 'Sara' and t.role = 'teacher'
      union all select 'new', s.id, t.id, 'declined', 2, 1, '', 'Africa/Cairo', 2, 2
      from users s, users t where s.name = 'Sara' and t.role = 'teacher'`);
    expect(await zone()).toBe('Africa/Cairo');
  });

  test('keep their filter in the address from page to page', () => {
    const filters = readStudentFilters(new URLSearchParams('goal=travel&text=a%26b'));
    expect(studentQuery(filters, { page: 2 })).toBe('?goal=travel&text=a%26b&page=2');
    expect(studentQuery(readStudentFilters(new URLSearchParams()))).toBe('');
  });
});

describe('their file', () => {
  const fetched = (role: Role | undefined, query = '', said = words) =>
    visit(
      sendStudents(() => Promise.resolve(said)),
      `/api/admin/students.csv${query}`,
      { ...(role && { user: 'somebody', role }) },
    );

  test('has one line for each, whose cells are no formulas', async () => {
    const reply = await fetched('admin');
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = (await reply.text()).trim().split('\r\n');
    expect(head).toContain('Name,Email,Signed up,age,learning_goals,chinese_levels,Tutor 1');
    expect(lines).toHaveLength(3);
    expect(lines.some((line) => line.startsWith('"\'=1+1"'))).toBe(true);
    expect(lines.find((line) => line.startsWith('"Sara"'))).toContain(
      '"travel","HSK1","Lan","Mei","Hua"',
    );
  });

  test('follows the filter, and is for admins alone', async () => {
    const text = await (await fetched('admin', '?goal=travel')).text();
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect((await fetched('teacher')).status).toBe(403);
    expect((await fetched(undefined)).status).toBe(401);
  });

  test('has everyone once, though others sign up while it is written', async () => {
    const db = await database();
    const signUp = (ids: readonly number[], at = 0) =>
      db.insert(users).values(
        ids.map((id) => ({
          ...{ id: `s${id}`, issuer: 'x', subject: `s${id}`, name: `s${id}`, emailVerified: true },
          ...{ role: 'student' as const, locale: 'ar' as const, createdAt: new Date(at + id) },
        })),
      );
    await signUp(Array.from({ length: 500 }, (_, id) => id));
    let late: Promise<unknown> | undefined;
    const answers: StudentWords['answers'] = (said) => {
      // The names of the columns are asked for with nothing answered.
      if (said.length > 0) late ??= signUp([1000], Date.now()).execute();
      return words.answers(said);
    };
    const text = await (await fetched('admin', '', { ...words, answers })).text();
    await late;
    const names = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of ['Sara', 's499', 's1', 's0']) expect(names).toContain(`"${name}"`);
  });

  test('lets others be answered between two students', async () => {
    let turns = 0;
    const weighedIn: number[] = [];
    const waiting = () => {
      turns += 1;
      next = setImmediate(waiting);
    };
    let next = setImmediate(waiting);
    const tutors: StudentWords['tutors'] = () => {
      weighedIn.push(turns);
      return [];
    };
    await (await fetched('admin', '', { ...words, tutors })).text();
    clearImmediate(next);
    expect(weighedIn).toHaveLength(2);
    expect(new Set(weighedIn).size).toBe(2);
  });
});
