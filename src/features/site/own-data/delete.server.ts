import type { AstroGlobal } from 'astro';
import { z } from 'zod';
import { database } from '#db/client.ts';
import { lossesOf, type Losses } from '#db/repos/losses.ts';
import { endSession, signInsOf, type SignIn } from '#src/server/auth/sessions.ts';
import type { User } from '#src/server/auth/user.ts';
import { forgetVisitor } from '#src/server/own-cookie.ts';
import { removeAccount } from '#src/server/people/remove-account.ts';
import { readToken, signToken } from '#src/server/secret.ts';
import { storage } from '#src/server/storage/storage.ts';

type Page = Pick<AstroGlobal, 'cookies' | 'response'>;

/** What the page of somebody's own data shows. */
export type OwnDataView = {
  losses: Losses;
  signIns: SignIn[];
  /** Pressed without the tick. */
  isMissing: boolean;
};

const GONE = 'account gone';
/** For so long that page may be loaded anew, or come back to. */
const GONE_MS = 60 * 60_000;

/** What the page says after a deletion: what was not deleted at once is deleted within the hour. */
export type Gone = { isWhole: boolean };

/** What an address that a deletion led to says of it; undefined for any other. */
export const readGone = async ({ searchParams }: URL): Promise<Gone | undefined> => {
  const token = searchParams.get('gone');
  if (!token) return undefined;
  const reading = await readToken(GONE, token, z.object({ isWhole: z.boolean() }));
  return reading.is === 'valid' ? reading.payload : undefined;
};

/**
 * Deletes the account where its owner pressed the button and had ticked that they know what goes
 * (OWNDATA-8), and leads to the page that says so; else tells what would go. `form` is what was
 * pressed, if anything was.
 */
export const ownDataView = async (
  { cookies, response }: Page,
  user: Pick<User, 'id' | 'role'>,
  form: FormData | undefined,
): Promise<OwnDataView | Response> => {
  const { id } = user;
  const db = await database();
  const now = new Date();
  if (form?.get('sure') !== 'yes') {
    if (form) response.status = 422;
    return {
      losses: await lossesOf(db, id, now),
      signIns: await signInsOf(cookies, user),
      isMissing: form !== undefined,
    };
  }
  const isWhole = await removeAccount(db, await storage(), id, now);
  await endSession(cookies);
  forgetVisitor(cookies);
  const gone: Gone = { isWhole };
  const token = await signToken(GONE, gone, new Date(now.getTime() + GONE_MS));
  return new Response(null, {
    status: 303,
    headers: {
      Location: `?gone=${token}`,
      // What pages keep in this browser is of the account, too, as far as it was used with it. The
      // header's “cookies” would take those of sister sites along.
      'Clear-Site-Data': '"storage"',
    },
  });
};
