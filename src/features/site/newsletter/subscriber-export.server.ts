import type { APIRoute } from 'astro';
import { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import { listSubscribers, type Subscriber } from '#db/repos/subscribers.ts';
import { passes } from '#src/domain/roles.ts';
import { endpoint, fail } from '#src/server/endpoint.ts';
import { exportMessages } from './subscriber-export.messages.ts';

/** Excel reads a file as UTF-8 only where it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';
/** What makes a spreadsheet take a cell for a formula, full-width and small forms (＝ ﹢) included. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@]|^[\t\r\n]/u;

const COLUMNS: readonly (readonly [string, (subscriber: Subscriber) => string])[] = [
  ['email', ({ email }) => email],
  ['name', ({ name }) => name],
  ['language', ({ locale }) => locale],
  ['state', ({ state }) => state],
  ['subscribed', ({ createdAt }) => createdAt.toISOString()],
  ['confirmed', ({ confirmedAt }) => confirmedAt?.toISOString() ?? ''],
  ['unsubscribed', ({ unsubscribedAt }) => unsubscribedAt?.toISOString() ?? ''],
];

/** Every subscription as CSV (RFC 4180) that a spreadsheet reads as text and never as a formula. */
export const exportSubscribers = async (db: Database): Promise<string> => {
  const rows = await listSubscribers(db);
  const lines = [
    COLUMNS.map(([name]) => name),
    ...rows.map((row) => COLUMNS.map(([, valueOf]) => cell(valueOf(row)))),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
};

const cell = (value: string): string => {
  const text = FORMULA.test(value.normalize('NFKC')) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
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
