import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatDate } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { isEdit } from '../application.machine.ts';
import { Answers } from '../answers/Answers.tsx';
import type { WizardCopy } from '../copy.ts';
import { AlertPanel } from './AlertPanel.tsx';
import type { ClosedApplication as Closed } from './load-application.ts';
import { SuspendedNote } from './SuspendedNote.tsx';
import { useTakeUp } from './use-take-up.ts';
import { VisibilityNote } from './VisibilityNote.tsx';

type Props = { locale: Locale<'teach'>; copy: WizardCopy; application: Closed };

const ICONS = { submitted: Hourglass, approved: CircleCheck, declined: CircleX };

/** Where an application stands that can't be changed now, what can be done, and what it says. */
export const ClosedApplication = ({ locale, copy, application }: Props) => {
  const { state, profile, hidden, reason, submittedAt, draft } = application;
  const t = copy.wizard;
  const date = submittedAt ? formatDate(locale, new Date(submittedAt)) : '';
  const told = state === 'submitted' && isEdit(profile) ? 'changes_submitted' : state;
  const says = t[told];
  const Icon = ICONS[state];
  return (
    <div className="closed">
      <div>
        {profile === 'suspended' && <SuspendedNote {...{ locale, copy, reason }} />}
        <section
          className="flex flex-col items-center card p-6 text-center sm:p-8"
          data-state={state}
        >
          <span className="grid size-20 place-content-center rounded-full bg-jade-soft text-jade">
            <Icon size={36} aria-hidden="true" />
          </span>
          <h2 className="mt-5 text-section">{says.title}</h2>
          <VisibilityNote {...{ copy, profile, hidden }} className="mt-2 text-lg" />
          {!(told === 'approved' && profile === 'suspended') && (
            <p className="mt-2 text-lg text-muted">{fill(says.text, { date })}</p>
          )}
          {state === 'declined' && (
            <p
              className="mt-2 w-full rounded-2xl bg-sunken p-4 wrap-anywhere whitespace-pre-line"
              dir="auto"
            >
              {reason}
            </p>
          )}
          <Ways {...{ locale, copy, application }} />
        </section>
      </div>
      <section className="grid min-w-0 gap-4" aria-labelledby="answers-title">
        <h2 id="answers-title" className="text-section">
          {t.review.answers}
        </h2>
        <Answers {...{ locale, copy, draft, profile }} />
      </section>
    </div>
  );
};

/** What a tutor can do from here. */
const Ways = ({ locale, copy, application: { id, state, profile, renewal } }: Props) => {
  const t = copy.wizard;
  const { takeUp, isBusy, alert } = useTakeUp({ id, locale, copy });
  const home = (
    <a className="button button-quiet px-7" href={localizedPath(locale, '/')}>
      {t.submitted.home}
    </a>
  );
  return (
    <>
      {alert && <AlertPanel {...{ locale, copy, alert }} />}
      {renewal && !renewal.isOpen && (
        <p className="mt-4">{fill(t.declined.from, { date: formatDate(locale, renewal.from) })}</p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {state === 'approved' && (
          <>
            {profile !== 'suspended' && (
              <a className="button px-7 button-primary" href={localizedPath(locale, '/tutor')}>
                {t.approved.room}
              </a>
            )}
            <button
              type="button"
              className="button button-quiet px-7"
              disabled={isBusy}
              onClick={() => void takeUp('edit')}
            >
              {t.approved.edit}
            </button>
          </>
        )}
        {renewal?.isOpen && (
          <button
            type="button"
            className="button px-7 button-primary"
            disabled={isBusy}
            onClick={() => void takeUp('renew')}
          >
            {t.declined.renew}
          </button>
        )}
        {state !== 'approved' && home}
      </div>
    </>
  );
};
