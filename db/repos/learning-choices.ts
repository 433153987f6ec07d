import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Choice } from '#src/domain/learning/choice.ts';
import { choiceSchema } from '#src/domain/learning/choice-schema.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import { learningChoices } from '../schema/learning.ts';

/** Keeps choices, each only where it is newer than the one of its name. */
export const storeChoices = async (
  db: Database,
  userId: string,
  choices: readonly Choice[],
): Promise<void> => {
  const [first, ...rest] = choices.map((choice) =>
    db
      .insert(learningChoices)
      .values({ userId, name: choice.name, at: new Date(choice.at), choice })
      .onConflictDoUpdate({
        target: [learningChoices.userId, learningChoices.name],
        set: { at: new Date(choice.at), choice },
        setWhere: newerThanStored,
      }),
  );
  if (first) await db.batch([first, ...rest]);
};

/** By time, at one moment by its text, as the domain has it. */
const newerThanStored = sql`excluded.at > ${learningChoices.at} or (excluded.at = ${learningChoices.at} and excluded.choice -> 'value' > ${learningChoices.choice} -> 'value')`;

/** All that a learner decided, without what can't be chosen any more. */
export const choicesOf = async (db: Database, userId: string): Promise<Choice[]> => {
  const rows = await choicesQuery(db).all({ userId });
  return rows.flatMap(({ choice }) => z.safeParse(choiceSchema, choice).data ?? []);
};

const choicesQuery = prepared((db) =>
  db
    .select({ choice: learningChoices.choice })
    .from(learningChoices)
    .where(eq(learningChoices.userId, sql.placeholder('userId')))
    .prepare(),
);
