import type { Database } from '#db/client.ts';
import { cardsSince, everyEvent } from '#db/repos/learning.ts';
import { choicesOf } from '#db/repos/learning-choices.ts';
import { reminderOf } from '#db/repos/learning-reminders.ts';

/**
 * What an account keeps of its learner as the text of one JSON object, with further fields; in
 * pieces, since a life of practice is many megabytes.
 */
export async function* writeLearning(
  db: Database,
  userId: string,
  further: object,
): AsyncGenerator<string> {
  const { cards } = await cardsSince(db, userId, 0);
  const kept = {
    choices: await choicesOf(db, userId),
    reminder: (await reminderOf(db, userId)) ?? null,
    ...further,
    cards,
  };
  yield `${JSON.stringify(kept).slice(0, -1)},"events":[`;
  let isFirst = true;
  for await (const events of everyEvent(db, userId)) {
    if (events.length === 0) continue;
    const text = events.map((event) => JSON.stringify(event)).join(',\n');
    yield `${isFirst ? '\n' : ',\n'}${text}`;
    isFirst = false;
  }
  yield '\n]}\n';
}
