import { database, type Database } from '#db/client.ts';
import { listSubscribers, type Subscriber } from '#db/repos/subscribers.ts';
import { csvOf } from '#src/lib/csv.ts';
import { csvForAdmins } from '#src/server/csv-for-admins.ts';

const COLUMNS: readonly (readonly [string, (subscriber: Subscriber) => string])[] = [
  ['email', ({ email }) => email],
  ['name', ({ name }) => name],
  ['language', ({ locale }) => locale],
  ['state', ({ state }) => state],
  ['subscribed', ({ createdAt }) => createdAt.toISOString()],
  ['confirmed', ({ confirmedAt }) => confirmedAt?.toISOString() ?? ''],
  ['unsubscribed', ({ unsubscribedAt }) => unsubscribedAt?.toISOString() ?? ''],
];

/** Every subscription as CSV, as they stand at one moment. */
export const exportSubscribers = (db: Database): AsyncIterable<string> =>
  csvOf(
    COLUMNS.map(([name]) => name),
    rowsOf(db),
  );

// One statement: whoever subscribes anew gets a new place in the order, and would be there twice.
async function* rowsOf(db: Database) {
  const subscribers = await listSubscribers(db);
  yield subscribers.map((one) => COLUMNS.map(([, valueOf]) => valueOf(one)));
}

/** `GET /api/admin/subscribers.csv`, for admins. */
export const sendSubscribers = csvForAdmins('subscribers', async () =>
  exportSubscribers(await database()),
);
