import { useStore } from '@nanostores/react';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isUnderAge } from '#src/domain/learner-age.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { onePress } from '#src/ui/press/one-press.ts';
import { Barred } from './finish/Barred.tsx';
import { FinalScreen } from './finish/FinalScreen.tsx';
import { Illustration } from './questions/Illustration.tsx';
import type { Language } from './questions/languages.ts';
import type { OnboardingCopy } from './copy.ts';
import { QuestionCard } from './questions/QuestionCard.tsx';
import { FINAL_STEP, questionAt } from './answering/questionnaire.machine.ts';
import { createQuestionnaire } from './answering/questionnaire.store.ts';
import { preloadForLargeScreens } from './questions/question-pictures.store.ts';
import { RoleConflictBanner } from './finish/RoleConflictBanner.tsx';
import { SignInInstead } from './SignInInstead.tsx';

type Props = {
  locale: Locale;
  copy: OnboardingCopy;
  conflictInChinese: string;
  languages: readonly Language[];
};

/** Eight questions and the sign-up. */
export const Questionnaire = ({ locale, copy, conflictInChinese, languages }: Props) => {
  const [store] = useState(() => createQuestionnaire(locale));
  const { questionnaire, visitor, isConflict, sending, isKept, missing, moves } = useStore(
    store.$view,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, answers } = questionnaire;
  const question = questionAt(step);
  const number = Math.min(step + 1, FINAL_STEP);

  useEffect(() => {
    preloadForLargeScreens();
    return store.open();
  }, [store]);

  // A new question begins at its top, for eyes and for ears.
  useEffect(() => {
    if (moves === 0) return;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [moves]);

  const shared = { locale, copy, sending, heading };
  if (visitor === 'teacher') {
    return (
      <>
        {isConflict && <RoleConflictBanner copy={copy} chinese={conflictInChinese} />}
        <Barred {...{ locale, copy, isConflict }} />
      </>
    );
  }
  return (
    <>
      {isConflict && <RoleConflictBanner copy={copy} chinese={conflictInChinese} />}
      <div className="questionnaire card" {...onePress}>
        <Illustration copy={copy} step={step} />
        <div className="question">
          <p id="progress" className="mb-2 text-sm font-medium text-muted">
            {question
              ? fill(copy.progress, { n: number, total: FINAL_STEP })
              : fill(copy.allDone, { total: FINAL_STEP })}
          </p>
          <progress
            className="mb-7 progress-bar"
            max={FINAL_STEP}
            value={number}
            aria-labelledby="progress"
          />
          {sending.at === 'loading' ? (
            <p role="status" className="grid flex-1 place-items-center gap-3 py-24 text-muted">
              <LoaderCircle size={40} aria-hidden="true" className="animate-spin" />
              {copy.loading}
            </p>
          ) : question ? (
            <QuestionCard
              {...shared}
              {...{ languages, questionnaire, question }}
              send={store.send}
              onNext={() => void store.next()}
              onPrevious={store.previous}
            />
          ) : (
            <FinalScreen
              {...shared}
              isMember={visitor === 'member'}
              isUnderAge={isUnderAge(answers.age)}
              missing={missing}
              onSignUp={(confirmations) => void store.signUp(confirmations)}
              onGoBack={store.previous}
            />
          )}
          {!isKept && <p className="mt-4 text-sm text-muted">{copy.notKept}</p>}
        </div>
      </div>
      {step === 0 && <SignInInstead {...{ locale, copy, visitor }} />}
    </>
  );
};
