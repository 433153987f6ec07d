import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import {
  applicationOf,
  changeApplication,
  discardChanges,
  lastMoveTo,
  moveApplication,
  openApplication,
  ownApplication,
  ownsFiles,
  rememberStep,
  submitApplication,
  type TutorApplication,
} from '#db/repos/tutor-applications.ts';
import { offerFields, profileOfTutor } from '#db/repos/tutor-profiles.ts';
import { inLocale } from '#src/i18n/messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readConfig } from '#src/lib/config.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import type { User } from '#src/server/auth/user.ts';
import { done, fail } from '#src/server/endpoint.ts';
import type {
  saveStep,
  submitApplication as submission,
  takeUpApplication,
} from './application.contract.ts';
import { isEdit, isOpen, nextState, OPEN_STATES, resumedStep } from './application.machine.ts';
import { standingIn } from './approval/standing.server.ts';
import { inAskedOrder } from './answers/asked-order.ts';
import { faultsOf } from './answers/complete.ts';
import { EMPTY_DRAFT, namedFilesOf } from './draft/draft.ts';
import { faultsMessages } from './draft/faults.messages.ts';
import { askedOf } from './draft/offer-fields.ts';
import { fromWire, readStored } from './saving/wire.ts';

type Tutor = { user: User; db: Database; locale: Locale<'teach'> };

/** Runs a use case for a tutor or an admin; nobody else has an application (APPLICATION-23). */
const forTutors = <Input, Answer>(useCase: (input: Input, tutor: Tutor) => Promise<Answer>) =>
  forRoles(['teacher'], async (input: Input, user, { locale }: { locale: Locale<'teach'> }) =>
    useCase(input, { user, db: await database(), locale }),
  );

/** Tells where the tutor's own application stands, and why it was not accepted if it was not. */
export const readStatus = forTutors(async (_: object, { user, db }) => {
  const found = await applicationOf(db, user.id);
  const standing = await standingIn(db, user.id);
  if (!found || !standing)
    return done({ success: true as const, lastStep: 0, state: 'none' as const, reasons: [] });
  const { profile, hidden, submittedAt, reasons, reason, renewableAt } = standing;
  return done({
    success: true as const,
    lastStep: found.lastStep,
    state: found.state,
    ...(profile && { profile }),
    ...(hidden && { hidden }),
    ...(submittedAt && { submittedAt: submittedAt.toISOString() }),
    reasons,
    ...(reason && { reason }),
    ...(renewableAt && { renewableAt: renewableAt.toISOString() }),
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

/** Gives the saved fields of the tutor's own application; of somebody who teaches, the offer as it is. */
export const readOwnApplication = forTutors(
  async ({ tempTeacherId }: { tempTeacherId: string }, { user, db }) => {
    const found = await ownApplication(db, { id: tempTeacherId, userId: user.id });
    if (!found) return fail('not_found');
    return done({
      success: true as const,
      data: {
        ...readStored({ ...(found.data as object), ...(await offerFields(db, user.id)) }),
        currentStep: resumedStep(found.lastStep),
      },
      version: found.version,
      state: found.state,
    });
  },
);

/** Saves some fields of a step, or only that the tutor is there. */
export const saveOwnStep = forTutors(
  async ({ tempTeacherId, step, data, version }: z.output<typeof saveStep.input>, { user, db }) => {
    const own = { id: tempTeacherId, userId: user.id };
    const profile = (await profileOfTutor(db, user.id))?.state;
    const fields = askedOf(fromWire(step, data), profile);
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
  async ({ tempTeacherId, version }: z.output<typeof submission.input>, { user, db, locale }) => {
    const found = await ownApplication(db, { id: tempTeacherId, userId: user.id });
    if (!found) return fail('not_found');
    if (found.state === 'submitted') return done({ success: true as const });
    if (!isOpen(found.state)) return fail('locked');
    if (version !== undefined && version !== found.version) return fail('conflict');
    const profile = (await profileOfTutor(db, user.id))?.state;
    const faults = faultsOf({ ...EMPTY_DRAFT, ...readStored(found.data) }, profile);
    const to = nextState(found.state, { type: 'submitted', faults: faults.length }, profile);
    if (!to) {
      const words = inLocale(locale, faultsMessages);
      return fail('incomplete', {
        details: inAskedOrder(locale, faults).map(({ path, code }) => ({
          field: path,
          message: words[code],
        })),
      });
    }
    const isMoved = await submitApplication(
      db,
      {
        ...{ id: found.id, eventId: randomUUID(), from: found.state, version: found.version },
        ...{ actorId: user.id, at: new Date() },
      },
      {
        kind: isEdit(profile) ? 'changes_arrived' : 'application_arrived',
        adminEmails: readConfig(process.env).adminEmails,
      },
    );
    if (isMoved) return done({ success: true as const });
    const now = await ownApplication(db, { id: found.id, userId: user.id });
    return now?.state === 'submitted' ? done({ success: true as const }) : fail('conflict');
  },
);

const ACTS = { edit: 'edited', discard: 'discarded', renew: 'renewed' } as const;
const INTO = { edit: 'draft', discard: 'approved', renew: 'draft' } as const;

/** Takes the tutor's application up again (APPROVAL-11). Where it is so already, nothing happens. */
export const takeUpOwnApplication = forTutors(
  async ({ tempTeacherId, act }: z.output<typeof takeUpApplication.input>, { user, db }) => {
    const own = { id: tempTeacherId, userId: user.id };
    const found = await ownApplication(db, own);
    if (!found) return fail('not_found');
    const { state: from, id, version } = found;
    if (from === INTO[act]) return done({ success: true as const });
    const now = new Date();
    const declined = act === 'renew' ? await lastMoveTo(db, id, 'declined') : undefined;
    const profile = (await profileOfTutor(db, user.id))?.state;
    const event =
      act === 'renew'
        ? { type: ACTS[act], declinedAt: declined?.at.getTime() ?? 0, now: now.getTime() }
        : { type: ACTS[act] };
    const to = nextState(from, event, profile);
    if (!to) return fail(from === 'declined' && act === 'renew' ? 'too_soon' : 'locked');
    const move = { id, eventId: randomUUID(), from, version, actorId: user.id, at: now };
    const isMoved =
      act === 'discard'
        ? await discardChanges(db, move)
        : await moveApplication(db, { ...move, act: ACTS[act], to });
    if (isMoved) return done({ success: true as const });
    const present = await ownApplication(db, own);
    return present?.state === INTO[act] ? done({ success: true as const }) : fail('conflict');
  },
);
