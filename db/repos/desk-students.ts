import { and, desc, eq, exists, gt, inArray, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Age } from '#src/domain/learner-age.ts';
import { GOALS, type ChineseLevel, type ListedGoal } from '#src/domain/learning/answers.ts';
import type { Database } from '../client.ts';
import { studentPreferences } from '../schema/onboarding.ts';
import { users } from '../schema/users.ts';
import { holdsText } from './folded-text.ts';
import type { StoredPreference } from './onboarding.ts';

/** Which students an admin looks for. `other` is a goal in own words. */
export type StudentFilter = {
  goal: ListedGoal | 'other' | undefined;
  level: ChineseLevel | undefined;
  age: Age | undefined;
  /** Part of a name or of an address. */
  text: string | undefined;
};

export type ListedStudent = {
  id: string;
  name: string | null;
  email: string | null;
  createdAt: Date;
  answers: StoredPreference[];
  /** The time zone in which they last asked for a lesson. */
  zone: string | undefined;
};

const json = (value: string) => JSON.stringify(value);

const matching = (db: Database, { goal, level, age, text }: StudentFilter): SQL | undefined => {
  const answer = (questionType: string, is?: SQL) =>
    db
      .select({ userId: studentPreferences.userId })
      .from(studentPreferences)
      .where(
        and(
          eq(studentPreferences.userId, users.id),
          eq(studentPreferences.questionType, questionType),
          is,
        ),
      );
  const said = (questionType: string, value: string) =>
    exists(answer(questionType, sql`${studentPreferences.preferenceData} = ${json(value)}`));
  const listed = GOALS.map(json);
  const isListed = sql`${studentPreferences.preferenceData} in ${listed}`;
  return and(
    eq(users.role, 'student'),
    goal === 'other'
      ? and(exists(answer('learning_goals')), notExists(answer('learning_goals', isListed)))
      : goal && said('learning_goals', goal),
    level && said('chinese_levels', level),
    age && said('age', age),
    text ? holdsText([sql`${users.name}`, sql`${users.email}`], text) : undefined,
  );
};

/** Students with their answers, the newest first, and how many there are in all. */
export const studentsFor = async (
  db: Database,
  filter: StudentFilter,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ students: ListedStudent[]; count: number }> => {
  const where = matching(db, filter);
  const students = await listed(db, where, { most: perPage, offset: (page - 1) * perPage });
  return { students, count: await db.$count(users, where) };
};

/**
 * The students behind one in the same order, or the first ones. A place among the others would move
 * with every sign-up; what this goes by never changes.
 */
export const studentsAfter = (
  db: Database,
  filter: StudentFilter,
  last: Pick<ListedStudent, 'createdAt' | 'id'> | undefined,
  most: number,
): Promise<ListedStudent[]> => {
  const isBehind =
    last &&
    or(
      lt(users.createdAt, last.createdAt),
      and(eq(users.createdAt, last.createdAt), gt(users.id, last.id)),
    );
  return listed(db, and(matching(db, filter), isBehind), { most, offset: 0 });
};

const listed = async (
  db: Database,
  where: SQL | undefined,
  { most, offset }: { most: number; offset: number },
): Promise<ListedStudent[]> => {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      createdAt: users.createdAt,
      // Columns of a single table are written without its name, which would mean the lesson's own id.
      zone: sql<string | null>`(
        SELECT asked.student_zone FROM lessons AS asked WHERE asked.student_id = users.id
        ORDER BY asked.created_at DESC LIMIT 1
      )`,
    })
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), users.id)
    .limit(most)
    .offset(offset);
  const answers = await db
    .select()
    .from(studentPreferences)
    .where(
      inArray(
        studentPreferences.userId,
        rows.map(({ id }) => id),
      ),
    );
  const of = Map.groupBy(answers, ({ userId }) => userId);
  return rows.map(({ zone, ...row }) => ({
    ...row,
    zone: zone ?? undefined,
    answers: (of.get(row.id) ?? []).map(({ questionType, preferenceData }) => ({
      questionType,
      preferenceData,
    })),
  }));
};
