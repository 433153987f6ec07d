import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Locale } from '#src/i18n/locales.ts';
import type { Profile } from '../application.machine.ts';
import type { WizardCopy } from '../copy.ts';
import type { Draft } from '../draft/draft.ts';

type WizardTools = {
  locale: Locale<'teach'>;
  copy: WizardCopy;
  form: UseFormReturn<Draft>;
  /** What was approved before, which the application changes. */
  profile: Profile;
};

export const WizardContext = createContext<WizardTools | undefined>(undefined);

/** The language, words and form of the wizard around. Throws outside of one (SHELL-7). */
export const useWizard = (): WizardTools => {
  const tools = useContext(WizardContext);
  if (!tools) throw new Error('useWizard is used outside of the tutor application');
  return tools;
};
