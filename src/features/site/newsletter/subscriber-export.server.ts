import type { APIRoute } from 'astro';
import { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import { listSubscribers, type Subscriber } from '#db/repos/subscribers.ts';
import { passes } from '#src/domain/roles.ts';
import { csvOf } from '#src/lib/csv.ts';
import { endpoint, fail } from '#src/server/endpoint.ts';
import { exportMessages } from './subscriber-export.messages.ts';

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

const refuse = endpoint(
  {
    path: '/api/admin/subscribers.csv',
    method: 'GET',
    input: z.object({}),
    reply: z.never(),
    failures: { signed_out: 401, not_admin: 403 },
    messages: exportMessages,
  },
  (_, { context }) => fail(context.locals.user ? 'not_admin' : 'signed_out'),
);

/** `GET /api/admin/subscribers.csv`, for admins. */
export const sendSubscribers: APIRoute = async (context) => {
  if (!passes(context.locals.user?.role, ['admin'])) return refuse(context);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(await exportSubscribers(await database()), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="hanlu-subscribers-${day}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
};
