import { EyeOff } from 'lucide-react';
import type { Locale } from '#src/i18n/locales.ts';
import type { WizardCopy } from '../copy.ts';
import { TaughtLessons } from './TaughtLessons.tsx';

type Props = { locale: Locale<'teach'>; copy: WizardCopy; reason: string | undefined };

/** That an admin has hidden the tutor, and why. */
export const SuspendedNote = ({ locale, copy, reason }: Props) => {
  const t = copy.wizard.suspended;
  return (
    <section className="mb-6 rounded-2xl bg-red-soft p-5" aria-labelledby="suspended-title">
      <h2 id="suspended-title" className="flex items-center gap-2 text-part">
        <EyeOff size={22} aria-hidden="true" />
        {t.title}
      </h2>
      <p className="mt-1">{t.text}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
        {reason}
      </p>
      <TaughtLessons {...{ locale, copy }} />
    </section>
  );
};
