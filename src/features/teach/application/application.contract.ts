import { z } from 'zod';
import { APPLICATION_STATES, PROFILE_STATES } from '#src/domain/tutors/states.ts';
import { HIDING } from './approval/hiding.ts';
import { SECTIONS } from './application.machine.ts';
import { applicationMessages } from './application.messages.ts';
import { stepData } from './saving/wire.ts';

const ROOT = '/api/teacher-onboarding';

const tempTeacherId = z.string().regex(/^[\w-]{1,64}$/);
const version = z.int().min(0);
const state = z.enum(APPLICATION_STATES);
const success = z.literal(true);

const refusals = { unauthenticated: 401, forbidden: 403 } as const;
const shared = { messages: applicationMessages, accepts: 'application/json' } as const;

/** Where the applicant's own application stands. */
export const applicationStatus = {
  path: `${ROOT}/status`,
  method: 'GET',
  input: z.object({}),
  reply: z.object({
    success,
    /** 0 before the first save. */
    lastStep: z.int(),
    /** `none` before the application was started. */
    state: z.enum(['none', ...APPLICATION_STATES]),
    /** What became of the approved version, from the first approval on. */
    profile: z.enum(PROFILE_STATES).optional(),
    /** What hides the approved version from students. */
    hidden: z.enum(HIDING).optional(),
    submittedAt: z.iso.datetime().optional(),
    /** Why it was last returned. */
    reasons: z.array(z.object({ section: z.enum(SECTIONS), reason: z.string() })),
    /** Why it was declined, or why the tutor is suspended. */
    reason: z.string().optional(),
    /** From when on somebody who was declined may apply again. */
    renewableAt: z.iso.datetime().optional(),
  }),
  failures: refusals,
  messages: applicationMessages,
} as const;

export type ApplicationStatus = z.infer<typeof applicationStatus.reply>;

/** Opens the applicant's one application, or the one that is there already. */
export const startApplication = {
  ...shared,
  path: `${ROOT}/start`,
  method: 'POST',
  input: z.strictObject({ sessionId: z.string().max(200).optional() }),
  reply: z.object({ success, tempTeacherId }),
  failures: refusals,
} as const;

/** The saved fields of the applicant's own application. */
export const applicationData = {
  path: `${ROOT}/data/{tempTeacherId}`,
  method: 'GET',
  input: z.object({ tempTeacherId }),
  reply: z.object({
    success,
    data: z.looseObject({ currentStep: z.int() }),
    version,
    state,
  }),
  failures: { ...refusals, not_found: 404 },
  messages: applicationMessages,
} as const;

const savedStep = <Step extends keyof typeof stepData>(step: Step) =>
  z.strictObject({
    tempTeacherId,
    step: z.literal(step),
    data: stepData[step],
    /** The version that the change was made on; without it a change goes over whatever is there. */
    version: version.optional(),
  });

/**
 * Saves some fields of one step; without fields it only remembers the step. The answer to a change
 * on an older version is `conflict`: the newer fields are then read with `applicationData`.
 */
export const saveStep = {
  ...shared,
  path: `${ROOT}/save-step`,
  method: 'POST',
  input: z.discriminatedUnion('step', [
    savedStep(1),
    savedStep(2),
    savedStep(3),
    savedStep(4),
    savedStep(5),
    savedStep(6),
    savedStep(7),
  ]),
  reply: z.object({ success, version }),
  failures: { ...refusals, not_found: 404, conflict: 409, locked: 409, file: 400 },
} as const;

/** Hands the application in. Saying it again changes nothing and succeeds again. */
export const submitApplication = {
  ...shared,
  path: `${ROOT}/submit`,
  method: 'POST',
  input: z.strictObject({ tempTeacherId, version: version.optional() }),
  reply: z.object({ success }),
  failures: { ...refusals, not_found: 404, conflict: 409, locked: 409, incomplete: 422 },
} as const;

/**
 * Takes the application up again: to change a profile that is approved, to let such changes go, or
 * to apply again after having been declined. Saying it again changes nothing and succeeds again.
 */
export const takeUpApplication = {
  ...shared,
  path: `${ROOT}/take-up`,
  method: 'POST',
  input: z.strictObject({ tempTeacherId, act: z.enum(['edit', 'discard', 'renew']) }),
  reply: z.object({ success }),
  failures: { ...refusals, not_found: 404, conflict: 409, locked: 409, too_soon: 409 },
} as const;
