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

/** Every subscription as CSV. */
export const exportSubscribers = async (db: Database): Promise<string> => {
  const rows = await listSubscribers(db);
  return csvOf(
    COLUMNS.map(([name]) => name),
    rows.map((row) => COLUMNS.map(([, valueOf]) => valueOf(row))),
  );
};

/** `GET /api/admin/subscribers.csv`, for admins. */
export const sendSubscribers = csvForAdmins('subscribers', async () =>
  exportSubscribers(await database()),
);
