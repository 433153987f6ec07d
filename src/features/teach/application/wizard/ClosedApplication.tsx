import { CircleCheck, Hourglass } from 'lucide-react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatDate } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { Answers } from '../answers/Answers.tsx';
import type { WizardCopy } from '../copy.ts';
import type { Draft } from '../draft/draft.ts';

type Props = {
  locale: Locale<'teach'>;
  copy: WizardCopy;
  state: 'submitted' | 'approved';
  submittedAt: string | undefined;
  draft: Draft;
};

/** Where an application stands that can't be changed now, and what it says. */
export const ClosedApplication = ({ locale, copy, state, submittedAt, draft }: Props) => {
  const t = copy.wizard;
  const date = submittedAt ? formatDate(locale, new Date(submittedAt)) : '';
  const Icon = state === 'approved' ? CircleCheck : Hourglass;
  return (
    <>
      <section
        className="mx-auto flex max-w-xl flex-col items-center card p-8 text-center"
        data-state={state}
      >
        <span className="grid size-20 place-content-center rounded-full bg-jade-soft text-jade">
          <Icon size={36} aria-hidden="true" />
        </span>
        <h2 className="mt-5 text-2xl">{t[state].title}</h2>
        <p className="mt-2 text-lg text-muted">
          {state === 'approved' ? t.approved.text : fill(t.submitted.text, { date })}
        </p>
        <a className="mt-6 button px-7 button-primary" href={localizedPath(locale, '/')}>
          {t.submitted.home}
        </a>
      </section>
      <section className="mx-auto mt-10 grid max-w-3xl gap-4" aria-labelledby="answers-title">
        <h2 id="answers-title" className="text-2xl">
          {t.review.answers}
        </h2>
        <Answers {...{ locale, copy, draft }} />
      </section>
    </>
  );
};
