import { CircleCheck, Hourglass } from 'lucide-react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatDate } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { WizardCopy } from './copy.ts';

type Props = {
  locale: Locale;
  copy: WizardCopy;
  state: 'submitted' | 'approved';
  submittedAt: string | undefined;
};

/** Where an application stands that can't be changed now. */
export const ClosedApplication = ({ locale, copy, state, submittedAt }: Props) => {
  const t = copy.wizard;
  const date = submittedAt ? formatDate(locale, new Date(submittedAt)) : '';
  const Icon = state === 'approved' ? CircleCheck : Hourglass;
  return (
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
  );
};
