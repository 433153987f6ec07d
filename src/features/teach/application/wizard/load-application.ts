import { type TutorStep } from '#src/domain/tutor-steps.ts';
import { call } from '#src/lib/call.ts';
import type { Locale } from '#src/i18n/locales.ts';
import {
  applicationData,
  applicationStatus,
  saveStep,
  startApplication,
  type ApplicationStatus,
} from '../application.contract.ts';
import { openingStep, type Reason } from '../application.machine.ts';
import { createAutosave, type Autosave, type Remote, type Served } from '../saving/autosave.ts';
import { EMPTY_DRAFT, type Draft } from '../draft/draft.ts';
import { readStored } from '../saving/wire.ts';

export type OpenApplication = {
  at: 'open';
  id: string;
  step: TutorStep;
  draft: Draft;
  reasons: readonly Reason[];
  autosave: Autosave;
};

export type LoadedApplication =
  | OpenApplication
  | {
      at: 'closed';
      state: 'submitted' | 'approved';
      submittedAt: string | undefined;
      draft: Draft;
    }
  | { at: 'failed'; says: 'start' | 'missing'; message: string };

const isClosed = (state: ApplicationStatus['state']): state is 'submitted' | 'approved' =>
  state === 'submitted' || state === 'approved';

/**
 * Opens the applicant's application: its status, its id, its fields, in this order.
 * What could not be sent on an earlier visit is taken up again.
 */
export const loadApplication = async (locale: Locale<'teach'>): Promise<LoadedApplication> => {
  const status = await call(applicationStatus, {}, { locale });
  if (!status.ok) return { at: 'failed', says: 'start', message: status.message };
  const { state, submittedAt, reasons, lastStep } = status.reply;

  const started = await call(startApplication, {}, { locale });
  if (!started.ok) return { at: 'failed', says: 'start', message: started.message };
  const id = started.reply.tempTeacherId;
  const remote = remoteOf(id, locale);
  const served = await remote.read();
  if (!served) return { at: 'failed', says: 'start', message: '' };

  if (isClosed(state)) {
    return { at: 'closed', state, submittedAt, draft: { ...EMPTY_DRAFT, ...served.fields } };
  }

  const step = openingStep(lastStep, reasons);
  const autosave = createAutosave(id, { version: served.version, step }, remote);
  const fields = autosave.restore(served);
  const draft = {
    ...EMPTY_DRAFT,
    ...fields,
    // What was agreed to before was another application.
    ...(state === 'returned' && { agreements: EMPTY_DRAFT.agreements }),
  };
  return { at: 'open', id, step, draft, reasons, autosave };
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
