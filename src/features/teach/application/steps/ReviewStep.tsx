import { ArrowRight, CircleCheck, ListChecks } from 'lucide-react';
import { useWatch, type FieldPath } from 'react-hook-form';
import { type TutorStep } from '#src/domain/tutor-steps.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { linkText, localizedPath } from '#src/i18n/paths.ts';
import { Answers } from '../answers/Answers.tsx';
import { incompleteSteps } from '../application.machine.ts';
import { faultsOf } from '../answers/complete.ts';
import type { Draft } from '../draft/draft.ts';
import { ariaOf, useFault } from '../fields/field-state.ts';
import { Fault } from '../fields/Field.tsx';
import { useWizard } from '../wizard/wizard-context.ts';
import { stepOf } from '../saving/wire.ts';

/** The heading above the parts that lack something. */
export const INCOMPLETE_ID = 'incomplete-parts';

type Props = { onGo: (step: TutorStep) => void };

/** TutorStep 7: what is missing, or everything once more with the two agreements. */
export const ReviewStep = ({ onGo }: Props) => {
  const { copy, form, locale, profile } = useWizard();
  const t = copy.wizard.review;
  const faults = faultsOf(useWatch({ control: form.control }), profile).map((fault) => ({
    ...fault,
    step: stepOf(fault.field),
  }));
  const incomplete = incompleteSteps(faults);
  return (
    <div className="grid gap-4">
      {incomplete.length > 0 ? (
        <section className="card p-5 sm:p-6">
          <h3 id={INCOMPLETE_ID} tabIndex={-1} className="flex items-center gap-2 text-part">
            <ListChecks size={24} aria-hidden="true" className="text-gold" />
            {t.incomplete}
          </h3>
          <p className="mt-1 text-muted">{t.incompleteText}</p>
          <ul className="mt-4 grid gap-2">
            {incomplete.map((step) => (
              <li key={step}>
                <button
                  type="button"
                  className="flex min-h-14 w-full items-center gap-3 rounded-2xl border border-line bg-paper px-4 py-2 text-start hover:border-accent"
                  onClick={() => onGo(step)}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{copy.wizard.steps[step]}</span>
                    <span className="block text-sm text-muted">
                      {plural(
                        locale,
                        t.missing,
                        faults.filter((fault) => fault.step === step).length,
                      )}
                    </span>
                  </span>
                  <ArrowRight
                    size={20}
                    aria-hidden="true"
                    className="shrink-0 mirrored text-accent"
                  />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <>
          <section className="flex items-start gap-3 rounded-2xl bg-jade-soft p-5">
            <CircleCheck size={26} aria-hidden="true" className="mt-0.5 shrink-0 text-jade" />
            <div>
              <h3 className="text-part">{t.complete}</h3>
              <p>{t.completeText}</p>
            </div>
          </section>
          <Answers {...{ locale, copy, profile, onGo }} draft={form.getValues()} />
          <Agreements />
        </>
      )}
    </div>
  );
};

const Agreements = () => {
  const { copy, locale } = useWizard();
  const t = copy.wizard.review;
  return (
    <section className="card p-5 sm:p-6">
      <h3 className="text-item">{t.agree}</h3>
      <div className="mt-2 grid gap-1">
        <Agreement
          name="agreements.terms"
          text={t.terms}
          link={linkText(locale, '/terms', t.termsLink)}
          href={legal(locale, '/terms')}
        />
        <Agreement
          name="agreements.privacy"
          text={t.privacy}
          link={linkText(locale, '/privacy-policy', t.privacyLink)}
          href={legal(locale, '/privacy-policy')}
        />
      </div>
    </section>
  );
};

const legal = (locale: Locale<'teach'>, path: string) => localizedPath(locale, path);

type AgreementProps = { name: FieldPath<Draft>; text: string; link: string; href: string };

const Agreement = ({ name, text, link, href }: AgreementProps) => {
  const { copy, form } = useWizard();
  const fault = useFault(form, name);
  const [before, after] = text.split('{link}');
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          {...form.register(name)}
          {...ariaOf(name, { fault, isRequired: true })}
          className="size-5 shrink-0 accent-(--accent)"
        />
        <label htmlFor={ariaOf(name, { fault }).id}>
          {before}
          <a className="link" href={href} target="_blank" rel="noreferrer">
            {link}
            <span className="sr-only"> ({copy.wizard.review.newTab})</span>
          </a>
          {after}
        </label>
      </div>
      <Fault path={name}>{fault && copy.faults[fault]}</Fault>
    </div>
  );
};
