import { and, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { AdminActKind } from '#src/domain/admin-acts.ts';
import type { ApplicationAct } from '#src/domain/tutors/states.ts';
import type { Database } from '../client.ts';
import { applicationEvents, tutorApplications } from '../schema/tutors.ts';
import { uploads } from '../schema/uploads.ts';
import { mailToAdmins } from './admin-mails.ts';
import { mailToTutor } from './approval-mails.ts';

export type TutorApplication = typeof tutorApplications.$inferSelect;
export type ApplicationEvent = typeof applicationEvents.$inferSelect;
type State = TutorApplication['state'];

/** An application is only ever named together with whose it is. */
type Own = { id: string; userId: string };

const isOwn = ({ id, userId }: Own): SQL | undefined =>
  and(eq(tutorApplications.id, id), eq(tutorApplications.userId, userId));

/** The one application of a user, if it was started. */
export const applicationOf = async (
  db: Database,
  userId: string,
): Promise<TutorApplication | undefined> => {
  const [found] = await db
    .select()
    .from(tutorApplications)
    .where(eq(tutorApplications.userId, userId));
  return found;
};

/** An application by its id, given that it is this user's. */
export const ownApplication = async (
  db: Database,
  own: Own,
): Promise<TutorApplication | undefined> => {
  const [found] = await db.select().from(tutorApplications).where(isOwn(own));
  return found;
};

/** Opens an application; the answer is the id of the one that is there, this or an earlier one. */
export const openApplication = async (
  db: Database,
  { data, at, ...own }: Own & { data: object; at: Date },
): Promise<string> => {
  await db
    .insert(tutorApplications)
    .values({ ...own, state: 'draft', data, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: tutorApplications.userId });
  const opened = await applicationOf(db, own.userId);
  return opened?.id ?? own.id;
};

type Change = Own & {
  step: number;
  /** Fields of the draft; each replaces the stored one, objects are joined. */
  fields: object;
  /** The version that the change was made on; without one, whatever is there. */
  version: number | undefined;
  /** The states in which a change is allowed. */
  states: readonly State[];
  at: Date;
};

/** Writes fields of a draft and answers its new version, or nothing where it was not allowed. */
export const changeApplication = async (
  db: Database,
  { step, fields, version, states, at, ...own }: Change,
): Promise<number | undefined> => {
  const [changed] = await db
    .update(tutorApplications)
    .set({
      data: sql`json_patch(${tutorApplications.data}, ${JSON.stringify(fields)})`,
      lastStep: step,
      version: sql`${tutorApplications.version} + 1`,
      updatedAt: at,
    })
    .where(
      and(
        isOwn(own),
        inArray(tutorApplications.state, [...states]),
        version === undefined ? undefined : eq(tutorApplications.version, version),
      ),
    )
    .returning({ version: tutorApplications.version });
  return changed?.version;
};

/** Whether this user uploaded all of these files, each as what it is named as. */
export const ownsFiles = async (
  db: Database,
  userId: string,
  { portraits, documents }: { portraits: readonly string[]; documents: readonly string[] },
): Promise<boolean> => {
  const named = [...new Set([...portraits, ...documents])];
  if (named.length === 0) return true;
  const owned = await db
    .select({ key: uploads.key, kind: uploads.kind })
    .from(uploads)
    .where(and(eq(uploads.ownerId, userId), inArray(uploads.key, named)));
  const wereUploadedAs = (keys: readonly string[], kinds: readonly string[]) =>
    keys.every((key) => owned.some((file) => file.key === key && kinds.includes(file.kind)));
  return (
    wereUploadedAs(portraits, ['profile']) &&
    wereUploadedAs(documents, ['certificate', 'education'])
  );
};

/** Remembers the step to come back to. No field changes, so the version stays. */
export const rememberStep = async (
  db: Database,
  { step, ...own }: Own & { step: number },
): Promise<void> => {
  await db.update(tutorApplications).set({ lastStep: step }).where(isOwn(own));
};

type Move = {
  id: string;
  eventId: string;
  act: ApplicationAct;
  /** The state and version that were judged: where they are no longer so, nothing happens. */
  from: State;
  version: number;
  to: State;
  actorId: string;
  reasons?: readonly { section: string; reason: string }[];
  reason?: string;
  at: Date;
};

/** Moves an application to another state and records it with what follows from it, all or nothing. */
const moveWith = async (
  db: Database,
  { id, eventId, act, from, version, to, actorId, reasons = [], reason, at }: Move,
  { data, follows = [] }: { data?: SQL; follows?: readonly BatchItem<'sqlite'>[] } = {},
): Promise<boolean> => {
  const [moved] = await db.batch([
    db
      .update(tutorApplications)
      .set({
        state: to,
        version: version + 1,
        updatedAt: at,
        ...(to === 'submitted' && { submittedAt: at }),
        ...(data && { data }),
      })
      .where(
        and(
          eq(tutorApplications.id, id),
          eq(tutorApplications.state, from),
          eq(tutorApplications.version, version),
        ),
      )
      .returning({ id: tutorApplications.id }),
    // One event for one move: `changes()` counts the rows of the statement before.
    db.run(sql`INSERT INTO application_events
        (id, application_id, actor_id, act, "from", "to", reasons, reason, at)
      SELECT ${eventId}, ${id}, ${actorId}, ${act}, ${from}, ${to}, ${JSON.stringify(reasons)},
        ${reason ?? null}, ${at.getTime()}
      WHERE changes() = 1`),
    ...follows,
  ]);
  return moved.length === 1;
};

/** What was moved by an event, for statements that follow it; nobody where nothing happened. */
const movedBy = (eventId: string) => sql`tutor_applications a
  WHERE a.id = (SELECT application_id FROM application_events WHERE id = ${eventId})`;

/** A tutor takes an application up again; what everyone sees stays as it is. */
export const moveApplication = (
  db: Database,
  move: Move & { act: 'edited' | 'renewed' },
): Promise<boolean> => moveWith(db, move);

type Arrival = { kind: 'application_arrived' | 'changes_arrived'; adminEmails: readonly string[] };

/** A tutor hands an application in, with a receipt for them and a mail to the admins. */
export const submitApplication = (
  db: Database,
  move: Omit<Move, 'act' | 'to'>,
  arrival: Arrival,
): Promise<boolean> => {
  const moved = movedBy(move.eventId);
  return moveWith(
    db,
    { ...move, act: 'submitted', to: 'submitted' },
    {
      follows: [
        mailToTutor(db, sql`SELECT a.user_id FROM ${moved}`, 'received', { at: move.at }),
        mailToAdmins(db, sql`SELECT a.user_id AS about_id FROM ${moved}`, {
          ...arrival,
          at: move.at,
        }),
      ],
    },
  );
};

/** A tutor lets go what was changed since the approval: the application is as approved again. */
export const discardChanges = (db: Database, move: Omit<Move, 'act' | 'to'>): Promise<boolean> =>
  moveWith(
    db,
    { ...move, act: 'discarded', to: 'approved' },
    {
      data: sql`coalesce((SELECT p.data FROM tutor_profiles p WHERE p.tutor_id = ${tutorApplications.userId}), ${tutorApplications.data})`,
    },
  );

const ADMIN_ACT_OF = {
  approved: 'application_approved',
  returned: 'application_returned',
  declined: 'application_declined',
  reopened: 'application_reopened',
} as const satisfies Partial<Record<ApplicationAct, AdminActKind>>;

/**
 * An admin's decision, written down as such and told to the tutor. With an approval what stands in the application becomes
 * what everyone sees; hours and price go along the first time and are the tutor's own from then on
 * (decision 150). Who had left is back.
 */
export const decideApplication = (
  db: Database,
  move: Move & { act: keyof typeof ADMIN_ACT_OF },
): Promise<boolean> => {
  const { eventId, act, actorId, reason, reasons } = move;
  const at = move.at.getTime();
  const moved = movedBy(eventId);
  const about = sql`SELECT a.user_id FROM ${moved}`;
  return moveWith(db, move, {
    follows: [
      db.run(sql`INSERT INTO admin_acts (id, admin_id, act, about, about_id, reason, at)
        SELECT ${eventId}, ${actorId}, ${ADMIN_ACT_OF[act]}, 'account', a.user_id, ${reason ?? null}, ${at}
        FROM ${moved}`),
      mailToTutor(db, about, act, { reasons, reason, at: move.at }),
      ...(act === 'approved'
        ? [
            db.run(sql`INSERT INTO tutor_profiles
                (tutor_id, data, state, version, approved_at, approved_by, changed_at)
              SELECT a.user_id, a.data, 'visible', 0, ${at}, ${actorId}, ${at} FROM ${moved}
              ON CONFLICT (tutor_id) DO UPDATE SET
                data = excluded.data,
                state = CASE state WHEN 'left' THEN 'visible' ELSE state END,
                version = version + 1,
                approved_at = excluded.approved_at,
                approved_by = excluded.approved_by,
                changed_at = excluded.changed_at`),
            db.run(sql`INSERT INTO tutor_schedules
                (tutor_id, zone, weekly, lesson_link, price_usd, changed_at)
              SELECT a.user_id, coalesce(json_extract(a.data, '$.timezone'), ''),
                coalesce(json_extract(a.data, '$.weeklyAvailability'), '[]'), NULL,
                json_extract(a.data, '$.lessonPriceUSD'), ${at}
              FROM ${moved}
              ON CONFLICT (tutor_id) DO UPDATE SET
                price_usd = coalesce(price_usd, excluded.price_usd)`),
          ]
        : []),
    ],
  });
};

/** The last event that brought an application into a state. */
export const lastMoveTo = async (
  db: Database,
  id: string,
  to: State,
): Promise<ApplicationEvent | undefined> => {
  const [found] = await db
    .select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.to, to)))
    .orderBy(desc(applicationEvents.at))
    .limit(1);
  return found;
};

/** Whether somebody was approved before a moment, and has not left since. */
export const wasTeaching = async (db: Database, userId: string, before: Date): Promise<boolean> => {
  const [last] = await db
    .select({ act: applicationEvents.act })
    .from(applicationEvents)
    .innerJoin(tutorApplications, eq(tutorApplications.id, applicationEvents.applicationId))
    .where(
      and(
        eq(tutorApplications.userId, userId),
        inArray(applicationEvents.act, ['approved', 'left']),
        lt(applicationEvents.at, before),
      ),
    )
    .orderBy(desc(applicationEvents.at))
    .limit(1);
  return last?.act === 'approved';
};
