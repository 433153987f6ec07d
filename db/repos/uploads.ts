import { and, count, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { tutorApplications, tutorProfiles } from '../schema/tutors.ts';
import { uploads } from '../schema/uploads.ts';

export type Upload = typeof uploads.$inferSelect;

/** Remembers a file before it is stored, so that none lies there that nobody knows. */
export const addUpload = async (db: Database, upload: Upload): Promise<void> => {
  await db.insert(uploads).values(upload);
};

export const findUpload = async (db: Database, key: string): Promise<Upload | undefined> => {
  const [upload] = await db.select().from(uploads).where(eq(uploads.key, key));
  return upload;
};

/** How many files an account has stored since a moment, and how many bytes. */
export const uploadedSince = async (
  db: Database,
  ownerId: string,
  since: Date,
): Promise<{ files: number; bytes: number }> => {
  const [sums] = await db
    .select({ files: count(), bytes: sql<number>`coalesce(sum(${uploads.size}), 0)` })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), gte(uploads.createdAt, since)));
  return sums ?? { files: 0, bytes: 0 };
};

export const forgetUpload = async (db: Database, key: string): Promise<void> => {
  await db.delete(uploads).where(eq(uploads.key, key));
};

/** Which of these files are known. */
export const knownUploads = async (db: Database, keys: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ key: uploads.key })
    .from(uploads)
    .where(inArray(uploads.key, [...keys]));
  return rows.map(({ key }) => key);
};

/**
 * Forgets the files from before a moment that neither their owner's application names nor what was
 * approved of it. One statement, so that an application which is saved meanwhile is seen either
 * before or after.
 */
export const forgetOrphans = async (db: Database, before: Date): Promise<number> => {
  // Keys are random, so one that stands anywhere in an application is meant.
  const naming = db
    .select({ id: tutorApplications.id })
    .from(tutorApplications)
    .where(
      and(
        eq(tutorApplications.userId, uploads.ownerId),
        sql`instr(${tutorApplications.data}, ${uploads.key}) > 0`,
      ),
    );
  const approved = db
    .select({ id: tutorProfiles.tutorId })
    .from(tutorProfiles)
    .where(
      and(
        eq(tutorProfiles.tutorId, uploads.ownerId),
        sql`instr(${tutorProfiles.data}, ${uploads.key}) > 0`,
      ),
    );
  const forgotten = await db
    .delete(uploads)
    .where(and(lt(uploads.createdAt, before), notExists(naming), notExists(approved)))
    .returning({ key: uploads.key });
  return forgotten.length;
};
