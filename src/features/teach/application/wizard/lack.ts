import type { TutorStep } from '#src/domain/tutor-steps.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { joined } from '#src/i18n/names.ts';
import { incompleteSteps } from '../application.machine.ts';
import type { WizardCopy } from '../copy.ts';

/** Why an application can't be handed in yet: the parts that lack something, or the agreements. */
export const lackOf = (
  faultySteps: readonly TutorStep[],
  { locale, copy }: { locale: Locale<'teach'>; copy: WizardCopy },
): { at: 'parts' | 'agreements'; text: string } | undefined => {
  if (faultySteps.length === 0) return undefined;
  const { review, steps } = copy.wizard;
  const incomplete = incompleteSteps(faultySteps.map((step) => ({ step })));
  if (incomplete.length === 0) return { at: 'agreements', text: review.agreeFirst };
  const parts = joined(
    locale,
    incomplete.map((step) => steps[step]),
  );
  return { at: 'parts', text: fill(review.completeFirst, { parts }) };
};
