import { randomUUID } from 'node:crypto';
import type { APIContext } from 'astro';
import type { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import {
  applicationOf,
  changeApplication,
  lastMoveTo,
  moveApplication,
  openApplication,
  ownApplication,
  ownsFiles,
  rememberStep,
  type TutorApplication,
} from '#db/repos/tutor-applications.ts';
import { inLocale } from '#src/i18n/messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import type { User } from '#src/server/auth/user.ts';
import { done, fail } from '#src/server/endpoint.ts';
import type { saveStep, submitApplication } from './application.contract.ts';
import { isOpen, nextState, OPEN_STATES, resumedStep, type Reason } from './application.machine.ts';
import { faultsOf } from './answers/complete.ts';
import { EMPTY_DRAFT, namedFilesOf } from './draft/draft.ts';
import { faultsMessages } from './draft/faults.messages.ts';
import { fromWire, readStored } from './saving/wire.ts';

type Asked = { locale: Locale<'teach'>; context: Pick<APIContext, 'locals'> };
type Tutor = { user: User; db: Database; locale: Locale<'teach'> };

/** Runs a use case for a tutor or an admin; nobody else has an application (APPLICATION-23). */
const forTutors = <Input, Answer>(useCase: (input: Input, tutor: Tutor) => Promise<Answer>) =>
  forRoles(['teacher'], async (input: Input, user, { locale }: Asked) =>
    useCase(input, { user, db: await database(), locale }),
  );

/** Tells where the tutor's own application stands, and why it was returned if it was. */
export const readStatus = forTutors(async (_: object, { user, db }) => {
  const found = await applicationOf(db, user.id);
  if (!found)
    return done({ success: true as const, lastStep: 0, state: 'none' as const, reasons: [] });
  const returned =
    found.state === 'returned' ? await lastMoveTo(db, found.id, 'returned') : undefined;
  return done({
    success: true as const,
    lastStep: found.lastStep,
    state: found.state,
    ...(found.submittedAt && { submittedAt: found.submittedAt.toISOString() }),
    // Only `moveApplication` writes them.
    reasons: (returned?.reasons ?? []) as Reason[],
  });
});

/** Opens the tutor's application with the account's address in it, or the one that is there. */
export const openOwnApplication = forTutors(async (_: object, { user, db }) => {
  const tempTeacherId = await openApplication(db, {
    id: randomUUID(),
    userId: user.id,
    data: user.email ? { email: user.email } : {},
    at: new Date(),
  });
  return done({ success: true as const, tempTeacherId });
});

/** Gives the saved fields of the tutor's own application. */
export const readOwnApplication = forTutors(
  async ({ tempTeacherId }: { tempTeacherId: string }, { user, db }) => {
    const found = await ownApplication(db, { id: tempTeacherId, userId: user.id });
    if (!found) return fail('not_found');
    return done({
      success: true as const,
      data: { ...readStored(found.data), currentStep: resumedStep(found.lastStep) },
      version: found.version,
      state: found.state,
    });
  },
);

/** Saves some fields of a step, or only that the tutor is there. */
export const saveOwnStep = forTutors(
  async ({ tempTeacherId, step, data, version }: z.output<typeof saveStep.input>, { user, db }) => {
    const own = { id: tempTeacherId, userId: user.id };
    const fields = fromWire(step, data);
    if (Object.keys(fields).length === 0) {
      await rememberStep(db, { ...own, step });
      return savedOr(await ownApplication(db, own));
    }
    if (!(await ownsFiles(db, user.id, namedFilesOf(fields)))) return fail('file');
    const saved = await changeApplication(db, {
      ...own,
      step,
      fields,
      version,
      states: OPEN_STATES,
      at: new Date(),
    });
    if (saved !== undefined) return done({ success: true as const, version: saved });
    return refusalOf(await ownApplication(db, own));
  },
);

const savedOr = (found: TutorApplication | undefined) =>
  found ? done({ success: true as const, version: found.version }) : fail('not_found');

const refusalOf = (found: TutorApplication | undefined) => {
  if (!found) return fail('not_found');
  return fail(isOpen(found.state) ? 'conflict' : 'locked');
};

/**
 * Hands the tutor's application in. A repeated submission succeeds without doing anything; faults
 * are told field by field.
 */
export const submitOwnApplication = forTutors(
  async (
    { tempTeacherId, version }: z.output<typeof submitApplication.input>,
    { user, db, locale },
  ) => {
    const found = await ownApplication(db, { id: tempTeacherId, userId: user.id });
    if (!found) return fail('not_found');
    if (found.state === 'submitted') return done({ success: true as const });
    if (!isOpen(found.state)) return fail('locked');
    if (version !== undefined && version !== found.version) return fail('conflict');
    const faults = faultsOf({ ...EMPTY_DRAFT, ...readStored(found.data) });
    const to = nextState(found.state, { type: 'submitted', faults: faults.length });
    if (!to) {
      const words = inLocale(locale, faultsMessages);
      return fail('incomplete', {
        details: faults.map(({ path, code }) => ({ field: path, message: words[code] })),
      });
    }
    const isMoved = await moveApplication(db, {
      id: found.id,
      eventId: randomUUID(),
      from: found.state,
      version: found.version,
      to,
      actorId: user.id,
      at: new Date(),
    });
    if (isMoved) return done({ success: true as const });
    const now = await ownApplication(db, { id: found.id, userId: user.id });
    return now?.state === 'submitted' ? done({ success: true as const }) : fail('conflict');
  },
);
