import { LAST_TUTOR_STEP, TUTOR_STEPS, type TutorStep } from '#src/domain/tutor-steps.ts';
import { pictureAddress } from '#src/domain/uploads.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Profile } from '../application.machine.ts';
import { answersOf } from './answers.ts';
import type { WizardCopy } from '../copy.ts';
import type { Draft } from '../draft/draft.ts';
import { isAsked } from '../draft/offer-fields.ts';
import { labelsOf } from './labels.ts';
import { STEP_FIELDS } from '../saving/wire.ts';

type Props = {
  locale: Locale<'teach'>;
  copy: WizardCopy;
  draft: Draft;
  profile: Profile;
  /** Leads to a step where it can still be changed. */
  onGo?: (step: TutorStep) => void;
};

/** Everything that an application says, step by step; what is kept in the room is told there (APPROVAL-9). */
export const Answers = ({ locale, copy, draft, profile, onGo }: Props) => {
  const t = copy.wizard;
  const labels = labelsOf(copy);
  const parts = TUTOR_STEPS.filter((step) => step < LAST_TUTOR_STEP)
    .map((step) => ({ step, fields: STEP_FIELDS[step].filter((field) => isAsked(field, profile)) }))
    .filter(({ fields }) => fields.length > 0);
  return parts.map(({ step, fields }) => (
    <section key={step} className="card p-5 sm:p-6" aria-label={t.steps[step]}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="text-item">{t.steps[step]}</h3>
        {onGo && (
          <button type="button" className="button button-quiet" onClick={() => onGo(step)}>
            {t.review.edit}
            <span className="sr-only">: {t.steps[step]}</span>
          </button>
        )}
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[14rem_1fr]">
        {fields.map((field) => {
          const answers = answersOf({ copy, locale }, draft, field);
          return (
            <div key={field} className="contents">
              <dt className="text-muted">{labels[field]}</dt>
              <dd className="wrap-anywhere whitespace-pre-line max-sm:mb-2">
                {answers.length === 0 && <span className="text-muted">{t.review.notGiven}</span>}
                {answers.map(({ lines, fileKey }, index) =>
                  field === 'profilePictureKey' && fileKey ? (
                    <img
                      key={index}
                      src={pictureAddress(fileKey)}
                      alt={copy.fields.profile.pictureAlt}
                      width="120"
                      height="120"
                      className="size-30 rounded-full object-cover"
                    />
                  ) : (
                    <p key={index} className="not-first:mt-3">
                      {lines.join('\n')}
                    </p>
                  ),
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
};
