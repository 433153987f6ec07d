import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { applicationEvents, tutorApplications } from '../schema/tutors.ts';
import { uploads } from '../schema/uploads.ts';

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
  /** The state and version that were judged: where they are no longer so, nothing happens. */
  from: State;
  version: number;
  to: State;
  actorId: string;
  reasons?: readonly { section: string; reason: string }[];
  at: Date;
};

/** Moves an application to another state and records it, both or neither. */
export const moveApplication = async (
  db: Database,
  { id, eventId, from, version, to, actorId, reasons = [], at }: Move,
): Promise<boolean> => {
  const event = {
    eventId,
    id,
    actorId,
    from,
    to,
    reasons: JSON.stringify(reasons),
    at: at.getTime(),
  };
  const [moved] = await db.batch([
    db
      .update(tutorApplications)
      .set({
        state: to,
        version: version + 1,
        updatedAt: at,
        ...(to === 'submitted' && { submittedAt: at }),
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
    db.run(sql`INSERT INTO application_events (id, application_id, actor_id, "from", "to", reasons, at)
      SELECT ${event.eventId}, ${event.id}, ${event.actorId}, ${event.from}, ${event.to},
        ${event.reasons}, ${event.at}
      WHERE changes() = 1`),
  ]);
  return moved.length === 1;
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
