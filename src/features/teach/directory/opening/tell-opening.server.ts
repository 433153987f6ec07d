import type { Database } from '#db/client.ts';
import { claimTelling, confirmedWaits, releaseTelling } from '#db/repos/tutor-waits.ts';
import { readConfig } from '#src/lib/config.ts';
import { sendMail, type Mail, type MailResult } from '#src/server/mail.ts';
import { isListOpen, listTutors } from '../directory.server.ts';
import type { ListedTutor } from '../listed-tutor.ts';
import { openedLetter } from './opening-letters.server.ts';

const AT_ONCE = 200;

type Tools = {
  now: Date;
  send: (mail: Mail) => Promise<MailResult>;
  siteUrl: string;
  tutors: () => Promise<readonly ListedTutor[]>;
};

/** Tells whoever asked for it that the list is open, as a task of the live server. */
export const tellOfOpening = (db: Database) =>
  tellWith(db, {
    now: new Date(),
    send: sendMail,
    siteUrl: readConfig(process.env).siteUrl,
    tutors: listTutors,
  });

/** As `tellOfOpening`, with what it works with. A mail is taken before it is tried: once at most. */
export const tellWith = async (db: Database, tools: Tools): Promise<number> => {
  if (!(await isListOpen(await tools.tutors()))) return 0;
  let sent = 0;
  for (const wait of await confirmedWaits(db, AT_ONCE)) {
    if (!(await claimTelling(db, wait.id, tools.now))) continue;
    const { ok } = await tools.send(await openedLetter(wait, tools.siteUrl));
    if (ok) sent += 1;
    else await releaseTelling(db, wait.id, tools.now);
  }
  return sent;
};
