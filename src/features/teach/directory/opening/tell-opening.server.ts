import type { Database } from '#db/client.ts';
import { visibleTutors } from '#db/repos/tutor-pages.ts';
import {
  claimTelling,
  confirmedWaits,
  releaseTelling,
  type TutorWait,
} from '#db/repos/tutor-waits.ts';
import { brandName, getSiteSettings } from '#src/content/site-settings.ts';
import { localeFor } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { readConfig } from '#src/lib/config.ts';
import { sendMail, type Mail, type MailResult } from '#src/server/mail.ts';
import { composeLetter } from '#src/server/mail/letter.ts';
import { oneClickHeaders } from '#src/server/mail/link.ts';
import { openingLetterMessages } from './opening-letter.messages.ts';
import { stopOpeningLink } from './opening-links.server.ts';

const AT_ONCE = 200;

type Tools = { now: Date; send: (mail: Mail) => Promise<MailResult>; siteUrl: string };

/** Tells whoever asked for it that the list is open, as a task of the live server. */
export const tellOfOpening = (db: Database) =>
  tellWith(db, { now: new Date(), send: sendMail, siteUrl: readConfig(process.env).siteUrl });

/** As `tellOfOpening`, with what it works with. A mail is taken before it is tried: once at most. */
export const tellWith = async (db: Database, tools: Tools): Promise<number> => {
  const { tutorsToOpen } = await getSiteSettings();
  if ((await visibleTutors(db)).length < tutorsToOpen) return 0;
  let sent = 0;
  for (const wait of await confirmedWaits(db, AT_ONCE)) {
    if (!(await claimTelling(db, wait.id, tools.now))) continue;
    const { ok } = await tools.send(await opened(wait, tools.siteUrl));
    if (ok) sent += 1;
    else await releaseTelling(db, wait.id, tools.now);
  }
  return sent;
};

const opened = async ({ id, email, ...reader }: TutorWait, siteUrl: string): Promise<Mail> => {
  const locale = localeFor('learn', reader.locale);
  const { open: t } = inLocale(locale, openingLetterMessages);
  const letter = composeLetter(
    {
      locale,
      brand: await brandName(locale),
      subject: t.subject,
      paragraphs: [t.text],
      action: { label: t.action, href: siteUrl + localizedPath(locale, '/tutors') },
      notes: [t.last],
    },
    siteUrl,
  );
  return { to: email, ...letter, headers: await oneClickHeaders(stopOpeningLink, id, siteUrl) };
};
