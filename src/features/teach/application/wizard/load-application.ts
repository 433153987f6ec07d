import { TUTOR_STEPS, type TutorStep } from '#src/domain/tutor-steps.ts';
import { call } from '#src/lib/call.ts';
import type { Locale } from '#src/i18n/locales.ts';
import {
  applicationData,
  applicationStatus,
  saveStep,
  startApplication,
  type ApplicationStatus,
} from '../application.contract.ts';
import type { Hiding } from '../approval/hiding.ts';
import { openingStep, type Profile, type Reason } from '../application.machine.ts';
import { createAutosave, type Autosave, type Remote, type Served } from '../saving/autosave.ts';
import { EMPTY_DRAFT, type Draft } from '../draft/draft.ts';
import { readStored, stepsSeenTo } from '../saving/wire.ts';

export type OpenApplication = {
  at: 'open';
  id: string;
  state: 'draft' | 'returned';
  profile: Profile;
  hidden: Hiding | undefined;
  /** Why the tutor is suspended. */
  reason: string | undefined;
  step: TutorStep;
  /** The steps that were saved before: all of them once it has been submitted. */
  seenTo: readonly TutorStep[];
  draft: Draft;
  reasons: readonly Reason[];
  autosave: Autosave;
};

export type ClosedApplication = {
  at: 'closed';
  id: string;
  state: ClosedState;
  profile: Profile;
  hidden: Hiding | undefined;
  /** Why it was declined, or why the tutor is suspended. */
  reason: string | undefined;
  submittedAt: string | undefined;
  /** From when on somebody who was declined may apply again. */
  renewal: { from: Date; isOpen: boolean } | undefined;
  draft: Draft;
};

export type LoadedApplication =
  | OpenApplication
  | ClosedApplication
  | { at: 'failed'; says: 'start' | 'missing'; message: string };

const CLOSED = ['submitted', 'approved', 'declined'] as const;
type ClosedState = (typeof CLOSED)[number];

const isClosed = (state: ApplicationStatus['state']): state is ClosedState =>
  CLOSED.some((closed) => closed === state);

/**
 * Opens the applicant's application: its status, its id, its fields, in this order.
 * What could not be sent on an earlier visit is taken up again. `left` is the step at which this
 * page was left, where it comes back; another tab may be on another one.
 */
export const loadApplication = async (
  locale: Locale<'teach'>,
  left?: TutorStep,
): Promise<LoadedApplication> => {
  const status = await call(applicationStatus, {}, { locale });
  if (!status.ok) return { at: 'failed', says: 'start', message: status.message };
  const { state, profile, hidden, submittedAt, reasons, reason, renewableAt, lastStep } =
    status.reply;

  const started = await call(startApplication, {}, { locale });
  if (!started.ok) return { at: 'failed', says: 'start', message: started.message };
  const id = started.reply.tempTeacherId;
  const remote = remoteOf(id, locale);
  const served = await remote.read();
  if (!served) return { at: 'failed', says: 'start', message: '' };

  if (isClosed(state)) {
    const draft = { ...EMPTY_DRAFT, ...served.fields };
    const from = renewableAt ? new Date(renewableAt) : undefined;
    const renewal = from && { from, isOpen: from.getTime() <= Date.now() };
    return { at: 'closed', id, state, profile, hidden, reason, submittedAt, renewal, draft };
  }

  const step = left ?? openingStep(lastStep, reasons);
  const autosave = createAutosave(id, { version: served.version, step }, remote);
  const fields = autosave.restore(served);
  const draft = {
    ...EMPTY_DRAFT,
    ...fields,
    // What was agreed to before was another application.
    ...(state === 'returned' && { agreements: EMPTY_DRAFT.agreements }),
  };
  const opened = state === 'returned' ? state : 'draft';
  const seenTo = profile || reasons.length > 0 ? TUTOR_STEPS : stepsSeenTo(served.fields);
  return {
    at: 'open',
    id,
    state: opened,
    profile,
    hidden,
    reason,
    step,
    seenTo,
    draft,
    reasons,
    autosave,
  };
};

/** The server's side of one application. */
const remoteOf = (tempTeacherId: string, locale: Locale<'teach'>): Remote => ({
  save: (input, { keepalive }) =>
    // The step's own schema judges the data on the way in.
    call(
      saveStep,
      { tempTeacherId, ...input } as Parameters<
        typeof call<typeof saveStep.input, { version: number }, never>
      >[1],
      {
        locale,
        keepalive,
      },
    ),
  read: async (): Promise<Served | undefined> => {
    const read = await call(applicationData, { tempTeacherId }, { locale });
    if (!read.ok) return undefined;
    return { version: read.reply.version, fields: readStored(read.reply.data) };
  },
});
