import type { Database } from '#db/client.ts';
import type { LessonMail } from '#db/repos/lesson-mails.ts';
import type { StoredLesson } from '#db/repos/lessons.ts';
import { teachingOf } from '#db/repos/teachings.ts';
import { namesOf, readerOf } from '#db/repos/users.ts';
import { brandName } from '#src/content/site-settings.ts';
import { isolateContacts } from '#src/domain/contacts.ts';
import { OUTCOMES } from '#src/domain/lessons/lesson.ts';
import { endOf, FREE_CANCEL_MS, TELLING_MS } from '#src/domain/lessons/lesson-time.ts';
import type { NoticeKind } from '#src/domain/lessons/notices.ts';
import { riyalsOf, STUDENT_CURRENCY, TUTOR_CURRENCY } from '#src/domain/money.ts';
import { RIYADH } from '#src/domain/time-zones.ts';
import { cityOf } from '#src/i18n/cities.ts';
import { localeFor, type Locale } from '#src/i18n/locales.ts';
import { fill, inLocale, type Like } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { dayAndTimeOn } from '#src/i18n/moments.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { ownText } from '#src/i18n/isolates.ts';
import type { Mail } from '#src/server/mail.ts';
import { composeLetter, type Passage } from '#src/server/mail/letter.ts';
import type { Writing } from '#src/server/mail/outbox.ts';
import { convertedPriceMessages } from '#src/ui/converted-price/converted-price.messages.ts';
import { startsOf } from '../free-hours.server.ts';
import { noteFor } from '../shown-note.ts';
import { firstName } from '../view.server.ts';
import { invitation } from '../calendar/lesson-calendar.server.ts';
import { lessonLetterMessages } from './lesson-letter.messages.ts';

/** Where a request or a lesson came to nothing, hours that are free now follow. */
const WITH_HOURS: readonly NoticeKind[] = ['declined', 'expired', 'lapsed', 'taken', 'cancelled'];
const HOURS = 5;

type Fact =
  | 'time'
  | 'price'
  | 'age'
  | 'note'
  | 'until'
  | 'tellUntil'
  | 'link'
  | 'freeCancel'
  | 'calendar'
  | 'late'
  | 'reason';

/** What is told beside the sentence of the change itself. */
const FACTS: Readonly<Partial<Record<NoticeKind, readonly Fact[]>>> = {
  requested: ['time', 'price', 'age', 'note', 'until'],
  proposed: ['time', 'price', 'until'],
  accepted: ['time', 'price', 'link', 'freeCancel', 'calendar'],
  declined: ['reason'],
  cancelled: ['time', 'late', 'reason', 'calendar'],
  relinked: ['time', 'link', 'calendar'],
  your_word: ['tellUntil'],
  day_before: ['time', 'link'],
  hour_before: ['time', 'link'],
};

/** A sentence with its values, which begins with a capital also where one of them comes first. */
const sentence = (text: string, values: Readonly<Record<string, string>>): string =>
  fill(text, values).replace(/^\p{Ll}/u, (one) => one.toUpperCase());

type Words = Like<(typeof lessonLetterMessages)['en']>;

/** How a mail changes its reader's calendar. */
const METHODS: Readonly<Partial<Record<NoticeKind, 'REQUEST' | 'CANCEL'>>> = {
  accepted: 'REQUEST',
  relinked: 'REQUEST',
  cancelled: 'CANCEL',
};

/** What its reader is asked to do; elsewhere the button opens the lesson. */
const ACTIONS: Readonly<Partial<Record<NoticeKind, keyof Words['actions']>>> = {
  requested: 'answer',
  proposed: 'answer',
  your_word: 'tell',
};

/** Subject and sentence of a mail; undefined where its reader is not told of such a thing. */
const toldBy = (t: Words, { to, kind, by }: LessonMail) => {
  // What happens by itself neither calls a lesson off nor declines one.
  const who = by === 'clock' ? 'admin' : by;
  if (to === 'student') {
    if (kind === 'requested' || kind === 'withdrawn') return undefined;
    if (kind === 'declined') {
      const { subject, by: texts } = t.forStudent.declined;
      return { subject, text: texts[who === 'admin' ? 'admin' : 'tutor'] };
    }
    if (kind !== 'cancelled') return t.forStudent[kind];
    const { subject, by: texts } = t.forStudent.cancelled;
    return { subject, text: texts[who] };
  }
  if (kind === 'proposed' || kind === 'taken' || kind === 'relinked') return undefined;
  if (kind === 'declined' && who === 'admin') return t.forTutor.ended;
  if (kind !== 'cancelled') return t.forTutor[kind];
  const { subject, by: texts } = t.forTutor.cancelled;
  return { subject, text: texts[who] };
};

/** The price as the lesson's page says it: to a student in riyals, and from what they are converted. */
const priceTo = (to: LessonMail['to'], dollars: number, locale: Locale<'teach'>): string => {
  const t = inLocale(locale, lessonLetterMessages);
  const inDollars = formatMoney(locale, TUTOR_CURRENCY, dollars);
  if (to === 'tutor') return fill(t.price, { price: inDollars });
  const riyals = formatMoney(locale, STUDENT_CURRENCY, riyalsOf(dollars), 'in-sentence');
  const { converted } = inLocale(locale, convertedPriceMessages);
  return [fill(t.price, { price: riyals }), fill(converted, { price: inDollars })].join('\n');
};

/**
 * The mail that tells one of the two of a change, in their language and on their clock; undefined
 * where they have no confirmed address.
 */
export const lessonLetter = async (
  db: Database,
  mail: LessonMail,
  lesson: StoredLesson,
  { now, siteUrl, from }: Writing,
): Promise<Mail | undefined> => {
  const reader = await readerOf(db, mail.to === 'student' ? lesson.studentId : lesson.tutorId);
  if (!reader) return undefined;
  const teaching = await teachingOf(db, lesson.tutorId, now);
  const locale = localeFor(mail.to === 'student' ? 'learn' : 'teach', reader.locale);
  const t = inLocale(locale, lessonLetterMessages);
  const zone = mail.to === 'student' ? lesson.studentZone : (teaching?.availability.zone ?? RIYADH);
  const clock = { zone, locale };
  const people = await namesOf(db, [lesson.studentId, lesson.tutorId]);
  const [student, tutor] = [people.get(lesson.studentId), people.get(lesson.tutorId)];
  const names = {
    student: student?.isFormer ? t.former : (firstName(student?.name) ?? t.student),
    tutor: tutor?.isFormer ? t.former : (teaching?.name ?? t.tutor),
  };
  const outcome = OUTCOMES.find((one) => one === lesson.state);
  const values = {
    ...names,
    when: dayAndTimeOn(clock, mail.start.getTime()),
    outcome: outcome ? t.outcomes[outcome] : '',
  };
  const told = toldBy(t, mail);
  if (!told) return undefined;

  const link = teaching?.lessonLink;
  const facts: Readonly<Record<Fact, Passage | undefined>> = {
    time: fill(t.time, { when: values.when, city: cityOf(locale, zone) }),
    price: lesson.priceUsd === null ? undefined : priceTo(mail.to, lesson.priceUsd, locale),
    age: lesson.learnerAge ? t.ages[lesson.learnerAge] : undefined,
    note: lesson.note
      ? fill(t.note, { note: ownText(isolateContacts(noteFor(mail.to, lesson))) })
      : undefined,
    until: lesson.answerUntil
      ? fill(t.until, { until: dayAndTimeOn(clock, lesson.answerUntil.getTime()) })
      : undefined,
    tellUntil: fill(t.tellUntil, {
      tellUntil: dayAndTimeOn(clock, endOf(lesson.start.getTime()) + TELLING_MS),
    }),
    link: link
      ? { text: fill(t.link, { link }), address: link }
      : t[mail.to === 'student' ? 'linkLater' : 'ownLinkLater'],
    freeCancel: lesson.start.getTime() - now.getTime() > FREE_CANCEL_MS ? t.freeCancel : undefined,
    calendar: mail.kind === 'cancelled' ? t.calendarOff : t.calendar,
    late: lesson.isLate ? t.lateCancel : undefined,
    reason: lesson.reason ? fill(t.reason, { reason: ownText(lesson.reason) }) : undefined,
  };
  // The hour is free again, but the tutor has just said that they can't teach then.
  const refused = mail.by === 'tutor' ? mail.start.getTime() : undefined;
  const free =
    mail.to === 'student' && WITH_HOURS.includes(mail.kind) && teaching?.isAskable
      ? (await startsOf(db, teaching, now)).filter((start) => start !== refused).slice(0, HOURS)
      : [];
  const brand = await brandName(locale);
  const letter = composeLetter(
    {
      locale,
      brand,
      subject: fill(told.subject, values),
      paragraphs: [
        sentence(told.text, values),
        ...(FACTS[mail.kind] ?? []).flatMap((fact) => facts[fact] ?? []),
        ...(free.length > 0
          ? [[t.next, ...free.map((start) => `• ${dayAndTimeOn(clock, start)}`)].join('\n')]
          : []),
      ],
      action: {
        label: t.actions[ACTIONS[mail.kind] ?? 'open'],
        href: `${siteUrl}${localizedPath(locale, `/lessons/${lesson.id}`)}`,
      },
      notes: [t.why],
    },
    siteUrl,
  );
  const host = new URL(siteUrl).hostname;
  const method = METHODS[mail.kind];
  const organizer = { name: brand ?? host, email: from };
  // Tutors are not told of a link that they change themselves: theirs would stay the old one.
  const entryLink = mail.to === 'student' ? link : undefined;
  const entry = { lesson, summary: fill(t.entry[mail.to], values), link: entryLink };
  return {
    to: reader.email,
    ...letter,
    messageId: `<lesson-mail-${mail.id}@${host}>`,
    ...(method && {
      calendar: {
        method,
        content: invitation(entry, { organizer, reader: reader.email }, { host, method }),
      },
    }),
  };
};
