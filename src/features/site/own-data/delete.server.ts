import type { AstroGlobal } from 'astro';
import { database } from '#db/client.ts';
import { lossesOf, type Losses } from '#db/repos/own-data.ts';
import { endSession, signInsOf, type SignIn } from '#src/server/auth/sessions.ts';
import type { User } from '#src/server/auth/user.ts';
import { forgetVisitor } from '#src/server/own-cookie.ts';
import { removeAccount } from '#src/server/people/remove-account.ts';
import { storage } from '#src/server/storage/storage.ts';

type Page = Pick<AstroGlobal, 'cookies' | 'response'>;

/** What the page of somebody's own data shows. */
export type OwnDataView =
  | {
      at: 'account';
      losses: Losses;
      signIns: SignIn[];
      /** Pressed without the tick. */
      isMissing: boolean;
    }
  /** What could not be deleted at once is deleted by itself, within the hour. */
  | { at: 'gone'; isWhole: boolean };

/**
 * Deletes the account where its owner pressed the button and had ticked that they know what goes
 * (OWNDATA-8); else tells what would go. `form` is what was pressed, if anything was.
 */
export const ownDataView = async (
  { cookies, response }: Page,
  user: Pick<User, 'id' | 'role'>,
  form: FormData | undefined,
): Promise<OwnDataView> => {
  const { id } = user;
  const db = await database();
  const now = new Date();
  if (form?.get('sure') !== 'yes') {
    if (form) response.status = 422;
    return {
      at: 'account',
      losses: await lossesOf(db, id, now),
      signIns: await signInsOf(cookies, user),
      isMissing: form !== undefined,
    };
  }
  const isWhole = await removeAccount(db, await storage(), id, now);
  await endSession(cookies);
  forgetVisitor(cookies);
  // What pages keep in this browser is of the account, too, as far as it was used with it. The header's
  // “cookies” would take those of sister sites along.
  response.headers.set('Clear-Site-Data', '"storage"');
  return { at: 'gone', isWhole };
};
