import type { Database } from '#db/client.ts';
import {
  claimFitMail,
  fitWaits,
  noteLook,
  releaseFitMail,
  type FitWait,
} from '#db/repos/tutor-fit-waits.ts';
import { readerOf } from '#db/repos/users.ts';
import { brandName } from '#src/content/site-settings.ts';
import { isolated } from '#src/i18n/isolates.ts';
import { localeFor } from '#src/i18n/locales.ts';
import { fill, inLocale, plural } from '#src/i18n/messages.ts';
import { joined } from '#src/i18n/names.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { composeLetter } from '#src/server/mail/letter.ts';
import { oneClickHeaders } from '#src/server/mail/link.ts';
import { outboxTools, type OutboxTools } from '#src/server/mail/outbox.ts';
import { patiently, sendEach, sendOnce } from '#src/server/mail/send-once.ts';
import type { Mail } from '#src/server/mail.ts';
import { isListOpen, listTutors } from '../directory.server.ts';
import { filterQuery } from '../list/filters.ts';
import type { ListedTutor } from '../listed-tutor.ts';
import { readFitWish, type FitWish } from './fit-wish.ts';
import { fittingLetterMessages } from './fitting-letter.messages.ts';
import { fittingTutors } from './fitting.server.ts';
import { stopFittingLink } from './stop-fitting-link.server.ts';

/** So many are looked after at a time; whoever has waited longest since the last look comes first. */
const AT_ONCE = 100;
/** So many tutors are named in a mail. */
const MOST_NAMED = 3;

type Tools = Omit<OutboxTools, 'from'> & { tutors: () => Promise<readonly ListedTutor[]> };

/** Tells students who asked for it that a tutor fits (TUTORS-23), as a task of the live server. */
export const tellOfFitting = (db: Database, signal?: AbortSignal): Promise<number> =>
  tellFittingWith(db, { ...outboxTools(signal), tutors: listTutors });

/** As `tellOfFitting`, with what it works with. */
export const tellFittingWith = async (db: Database, tools: Tools): Promise<number> => {
  const waits = await fitWaits(db, tools.clock(), AT_ONCE);
  if (waits.length === 0) return 0;
  const tutors = await tools.tutors();
  if (!(await isListOpen(tutors))) return 0;
  return sendEach(waits, tools, async (wait) => {
    const now = tools.clock();
    const fitting = await lookFor(db, wait, { tutors, now });
    if (fitting) return tell(db, wait, fitting, tools);
    await noteLook(db, wait, now);
    return undefined;
  });
};

type Found = { wish: FitWish; found: readonly ListedTutor[] };

/**
 * Who fits what a student waits for; undefined where nobody does, or where it can't be told: one
 * student's fault holds up no other, and is looked at again in turn.
 */
const lookFor = async (
  db: Database,
  { userId, query }: FitWait,
  { tutors, now }: { tutors: readonly ListedTutor[]; now: Date },
): Promise<Found | undefined> => {
  try {
    const wish = readFitWish(new URLSearchParams(query));
    const found = wish ? await fittingTutors(db, { userId, wish, tutors, now }) : [];
    return wish && found.length > 0 ? { wish, found } : undefined;
  } catch (error) {
    // Its message may repeat what the student answered.
    const { name } = error as Error;
    console.error(`Tutors who fit could not be looked for (${userId}): ${name}`);
    return undefined;
  }
};

const tell = (db: Database, wait: FitWait, found: Found, tools: Tools) =>
  sendOnce(
    {
      name: `A mail about tutors who fit (${wait.userId})`,
      letter: () => letterFor(db, wait, found, tools.siteUrl),
      take: () => claimFitMail(db, wait),
      again: patiently(wait.attempts),
      giveBack: (times) => releaseFitMail(db, wait, times),
    },
    tools,
  );

/** The mail that names who fits; none where the account has lost its confirmed address. */
const letterFor = async (
  db: Database,
  { userId }: FitWait,
  { wish, found }: Found,
  siteUrl: string,
): Promise<Mail | undefined> => {
  const reader = await readerOf(db, userId);
  if (!reader) return undefined;
  const locale = localeFor('learn', reader.locale);
  const t = inLocale(locale, fittingLetterMessages);
  const names = found.slice(0, MOST_NAMED).map(({ name }) => isolated(name));
  const path = wish.by === 'answers' ? '/student#tutors' : `/tutors${filterQuery(wish.filters)}`;
  const letter = composeLetter(
    {
      locale,
      brand: await brandName(locale),
      subject: t.subject,
      paragraphs: [
        t.asked,
        fill(plural(locale, t.fits, names.length), { names: joined(locale, names) }),
      ],
      action: { label: t.action, href: siteUrl + localizedPath(locale, path) },
      notes: [t.last],
    },
    siteUrl,
  );
  const headers = await oneClickHeaders(stopFittingLink, userId, siteUrl);
  return { to: reader.email, ...letter, headers };
};
