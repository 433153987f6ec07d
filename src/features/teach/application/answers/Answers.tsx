import { CalendarClock, GraduationCap, Presentation, UserRound, UsersRound } from 'lucide-react';
import { LAST_TUTOR_STEP, TUTOR_STEPS, type TutorStep } from '#src/domain/tutor-steps.ts';
import { pictureAddress } from '#src/domain/uploads.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { writtenIn } from '#src/i18n/written-in.ts';
import type { Profile } from '../application.machine.ts';
import { answersOf } from './answers.ts';
import { fieldsAsked } from './asked-order.ts';
import type { WizardCopy } from '../copy.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import { isAsked } from '../draft/offer-fields.ts';
import { labelsOf } from './labels.ts';

type Props = {
  locale: Locale<'teach'>;
  copy: WizardCopy;
  draft: Draft;
  profile: Profile;
  /** Leads to a step where it can still be changed. */
  onGo?: (step: TutorStep) => void;
};

const ICONS = {
  1: UserRound,
  2: GraduationCap,
  3: Presentation,
  4: UsersRound,
  5: CalendarClock,
};
/** Longer than that an answer has a line of its own, and so has one with a word that a column would break. */
const SHORT = 40;
const SHORT_WORD = 15;
/** In whatever language the tutor wrote them. */
const PROSE: readonly DraftField[] = ['profileDescription', 'shortDescription'];

const isLong = (text: string): boolean =>
  text.length > SHORT || text.split(/\s/).some((word) => word.length > SHORT_WORD);

/** Everything that an application says, step by step; what is kept in the room is told there (APPROVAL-9). */
export const Answers = ({ locale, copy, draft, profile, onGo }: Props) => {
  const t = copy.wizard;
  const labels = labelsOf(copy);
  const parts = TUTOR_STEPS.filter((step) => step < LAST_TUTOR_STEP)
    .map((step) => ({
      step,
      fields: fieldsAsked(locale, step).filter((field) => isAsked(field, profile)),
    }))
    .filter(({ fields }) => fields.length > 0);
  return parts.map(({ step, fields }) => {
    const Icon = step in ICONS ? ICONS[step as keyof typeof ICONS] : undefined;
    return (
      <section key={step} className="card p-5 sm:p-6" aria-label={t.steps[step]}>
        <div className="mb-4 flex items-center gap-3 large-letters:flex-wrap">
          {Icon && (
            <span className="grid size-11 shrink-0 place-content-center rounded-xl bg-jade-soft text-jade">
              <Icon size={22} aria-hidden="true" />
            </span>
          )}
          <h3 className="flex-1 text-item large-letters:basis-full">{t.steps[step]}</h3>
          {onGo && (
            <button type="button" className="button button-quiet" onClick={() => onGo(step)}>
              {t.review.edit}
              <span className="sr-only">: {t.steps[step]}</span>
            </button>
          )}
        </div>
        <dl className="answers">
          {fields.map((field) => {
            const answers = answersOf({ copy, locale }, draft, field);
            return (
              <div
                key={field}
                data-long={answers.some(({ lines }) => isLong(lines.join(' '))) || undefined}
              >
                <dt className="text-sm text-muted">{labels[field]}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  {answers.length === 0 && <span className="text-muted">{t.review.notGiven}</span>}
                  {answers.map(({ lines, fileKey }, index) =>
                    field === 'profilePictureKey' && fileKey ? (
                      <img
                        key={index}
                        src={pictureAddress(fileKey)}
                        alt={copy.fields.profile.pictureAlt}
                        width="120"
                        height="120"
                        className="mt-1 size-24 rounded-full object-cover"
                      />
                    ) : (
                      <p
                        key={index}
                        className="not-first:mt-3"
                        {...(PROSE.includes(field) && writtenIn(lines.join('\n')))}
                      >
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
    );
  });
};
