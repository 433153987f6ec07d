import './application.css';
import '#src/ui/field/field.css';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { AlertPanel } from './wizard/AlertPanel.tsx';
import { ClosedApplication } from './wizard/ClosedApplication.tsx';
import type { WizardCopy } from './copy.ts';
import { loadApplication, type LoadedApplication } from './wizard/load-application.ts';
import { stepOfEntry } from './wizard/use-step.ts';
import { Wizard } from './wizard/Wizard.tsx';

type Props = { locale: Locale<'teach'>; copy: WizardCopy };

/** A tutor's application from the first field to the decision about it. */
export const TutorApplication = ({ locale, copy }: Props) => {
  const [application, setApplication] = useState<LoadedApplication | { at: 'loading' }>({
    at: 'loading',
  });

  useEffect(() => {
    let isCurrent = true;
    void loadApplication(locale, stepOfEntry()).then((loaded) => {
      if (!isCurrent) return;
      // Its steps are over: once it is sent back it opens at what has to change.
      if (loaded.at === 'closed') history.replaceState(null, '');
      setApplication(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  switch (application.at) {
    case 'loading':
      return (
        <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-muted">
          <LoaderCircle size={22} aria-hidden="true" className="animate-spin" />
          {copy.wizard.loading}
        </p>
      );
    case 'failed':
      return (
        <>
          <AlertPanel {...{ locale, copy }} alert={application} />
          <button
            type="button"
            className="mt-4 button button-primary"
            onClick={() => location.reload()}
          >
            {copy.wizard.saving.reload}
          </button>
        </>
      );
    case 'closed':
      return <ClosedApplication {...{ locale, copy, application }} />;
    case 'open':
      return <Wizard {...{ locale, copy, application }} />;
  }
};
