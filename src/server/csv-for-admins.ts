import type { APIContext, APIRoute } from 'astro';
import { z } from 'zod';
import type { Locale } from '#src/i18n/locales.ts';
import { csvForAdminsMessages } from './csv-for-admins.messages.ts';
import { forRoles } from './auth/for-roles.ts';
import { done, endpoint } from './endpoint.ts';
import { begun, encoded, streamPieces } from './stream-pieces.ts';

type Visit = { locale: Locale<'admin'>; context: APIContext };

/**
 * The endpoint of a list that admins fetch as a CSV file: `GET /api/admin/{name}.csv`. It is sent as
 * it is written, from when its beginning could be read.
 */
export const csvForAdmins = (
  name: string,
  write: (request: Visit) => Promise<AsyncIterable<string>>,
): APIRoute => {
  const contract = {
    path: `/api/admin/${name}.csv`,
    method: 'GET',
    input: z.object({}),
    reply: z.custom<Response>(),
    failures: { unauthenticated: 401, forbidden: 403 },
    messages: csvForAdminsMessages,
  } as const;
  return endpoint(
    contract,
    forRoles(['admin'], async (_: object, __, request: Visit) => {
      const day = new Date().toISOString().slice(0, 10);
      const pieces = await begun(await write(request));
      return done(
        new Response(streamPieces(encoded(pieces), contract), {
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': `attachment; filename="hanlu-${name}-${day}.csv"`,
            'Cache-Control': 'private, no-store',
          },
        }),
      );
    }),
  );
};
