import { ArrowLeft, LoaderCircle, PartyPopper, ShieldCheck } from 'lucide-react';
import { useState, type RefObject } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { Confirmation } from './Confirmation.tsx';
import type { OnboardingCopy } from '../copy.ts';
import { Problem } from '../questions/Problem.tsx';
import type { Sending } from '../answering/visit.ts';
import type { Confirmations, Confirmed } from '../answering/saving.ts';

type Props = {
  locale: Locale;
  copy: OnboardingCopy;
  isMember: boolean;
  isUnderAge: boolean;
  missing: readonly Confirmed[] | undefined;
  sending: Sending;
  heading: RefObject<HTMLHeadingElement | null>;
  onSignUp: (confirmations: Confirmations) => void;
  onGoBack: () => void;
};

/** “Great!”: what has to be confirmed, and the sign-up (QUESTIONNAIRE-13 to QUESTIONNAIRE-17). */
export const FinalScreen = (props: Props) => {
  const { locale, copy, isMember, isUnderAge, missing, sending, heading, onSignUp, onGoBack } =
    props;
  const t = copy.final;
  const isSaving = sending.at === 'saving';
  const [ticked, setTicked] = useState<Confirmations>({});
  const [isTried, setTried] = useState(false);
  const needed =
    missing ?? (isUnderAge ? ['guardianConfirmed', 'termsAccepted'] : ['termsAccepted']);

  const signUp = () => {
    setTried(true);
    const open = needed.find((name) => !ticked[name]);
    if (open) return document.getElementById(open)?.focus();
    onSignUp(Object.fromEntries(needed.map((name) => [name, true])));
  };
  const box = (name: Confirmed) => ({
    id: name,
    isTicked: ticked[name] === true,
    error: isTried && !ticked[name] ? t.tickToGoOn : undefined,
    onTick: (isTicked: boolean) => setTicked({ ...ticked, [name]: isTicked }),
  });
  const link = (path: string, text: string) => (
    <a className="link" href={localizedPath(locale, path)} target="_blank" rel="noopener">
      {text}
      <span className="sr-only"> {t.newTab}</span>
    </a>
  );

  return (
    <div className="final">
      <PartyPopper size={44} aria-hidden="true" className="mirrored text-accent" />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-display outline-none">
        {t.title}
      </h2>
      <p className="mt-3 text-lg">{isMember ? t.memberMessage : t.message}</p>
      <div className="mt-6 grid gap-3">
        {needed.includes('guardianConfirmed') && (
          <section aria-labelledby="guardian-title" className="rounded-2xl bg-gold-soft p-4">
            <h3 id="guardian-title" className="text-item">
              {t.guardianTitle}
            </h3>
            <p className="mt-1 mb-3">{t.guardianNote}</p>
            <Confirmation {...box('guardianConfirmed')} text={t.guardian} />
          </section>
        )}
        {needed.includes('termsAccepted') && (
          <Confirmation
            {...box('termsAccepted')}
            text={t.terms}
            parts={{
              terms: link('/terms', t.termsLink),
              privacy: link('/privacy-policy', t.privacyLink),
            }}
          />
        )}
      </div>
      {!isMember && (
        <p className="mt-5 flex items-center gap-2 text-sm text-muted">
          <ShieldCheck size={18} aria-hidden="true" className="shrink-0" />
          {t.redirectNote}
        </p>
      )}
      <Problem {...{ copy, sending }} />
      <div className="ways">
        <button type="button" className="button button-quiet" onClick={onGoBack}>
          <ArrowLeft size={20} aria-hidden="true" className="mirrored" />
          {t.goBack}
        </button>
        <button
          type="button"
          className="button min-h-13 grow px-8 text-lg button-primary sm:grow-0"
          aria-disabled={isSaving}
          onClick={signUp}
        >
          {isSaving ? copy.saving : isMember ? t.save : t.signUp}
          {isSaving && <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />}
        </button>
      </div>
    </div>
  );
};
