import { useState } from 'react';
import { call } from '#src/lib/call.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { takeUpApplication } from '../application.contract.ts';
import type { WizardCopy } from '../copy.ts';
import { storeKept } from '../saving/kept-fields.ts';
import type { Alert } from './AlertPanel.tsx';

type Tools = { id: string; locale: Locale<'teach'>; copy: WizardCopy };

/** Takes an application up again and opens it as it is then; a failure is told and changes nothing. */
export const useTakeUp = ({ id, locale, copy }: Tools) => {
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<Alert>();

  const takeUp = async (act: 'edit' | 'discard' | 'renew') => {
    setBusy(true);
    setAlert(undefined);
    const taken = await call(takeUpApplication, { tempTeacherId: id, act }, { locale });
    if (taken.ok) {
      // What this device has not sent yet is let go as well.
      if (act === 'discard') storeKept(id, { version: 0, fields: {} });
      location.reload();
      return;
    }
    setBusy(false);
    setAlert({ says: 'takeUp', message: taken.message || copy.wizard.alerts.noAnswer });
  };

  return { takeUp, isBusy, alert };
};
