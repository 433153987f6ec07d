import type { AstroGlobal } from 'astro';
import { localizedPath } from '#src/i18n/paths.ts';
import type { Entry } from '#src/server/auth/guard.ts';
import { roomOf, wayWithoutRoom, type Room } from './room.server.ts';

type Guarded = Entry<'teach'> | Response;
type Denied = Extract<Entry<'teach'>, { at: 'denied' }>;
type Entered = Extract<Entry<'teach'>, { at: 'content' }> & { room: Room };

/** Lets an approved tutor into the room; other tutors are led to where their application stands. */
export const enterRoom = async (
  page: Pick<AstroGlobal, 'redirect'>,
  entry: Guarded,
): Promise<Response | Denied | Entered> => {
  if (entry instanceof Response || entry.at === 'denied') return entry;
  const room = await roomOf(entry.user.id);
  if (room) return { ...entry, room };
  return page.redirect(localizedPath(entry.locale, await wayWithoutRoom(entry.user)));
};
