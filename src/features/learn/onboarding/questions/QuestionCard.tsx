import { ArrowLeft, ArrowRight, Check, LoaderCircle } from 'lucide-react';
import type { RefObject } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import type { Language } from './languages.ts';
import type { OnboardingCopy } from '../copy.ts';
import { Problem } from './Problem.tsx';
import { QuestionControl } from './QuestionControl.tsx';
import {
  forwardLabel,
  type Questionnaire,
  type QuestionnaireEvent,
} from '../answering/questionnaire.machine.ts';
import type { Sending } from '../answering/visit.ts';
import type { QuestionType } from './questions.ts';

type Props = {
  locale: Locale;
  copy: OnboardingCopy;
  languages: readonly Language[];
  questionnaire: Questionnaire;
  question: QuestionType;
  sending: Sending;
  heading: RefObject<HTMLHeadingElement | null>;
  send: (event: QuestionnaireEvent) => void;
  onNext: () => void;
  onPrevious: () => void;
};

/** A question, its control, and the ways back and on. */
export const QuestionCard = (props: Props) => {
  const { locale, copy, languages, questionnaire, question, sending, heading } = props;
  const { send, onNext, onPrevious } = props;
  const words = copy.questions[question];
  const isSaving = sending.at === 'saving';
  const label = forwardLabel(questionnaire);
  return (
    <>
      <h2 ref={heading} id="question" tabIndex={-1} className="text-section outline-none">
        {words.title}
      </h2>
      <p className="mt-1.5 mb-6 text-muted">{words.hint}</p>
      <div key={question} className="arriving">
        <QuestionControl
          {...{ locale, copy, languages, question, send }}
          answers={questionnaire.answers}
          isRefused={questionnaire.notice === 'tooManyLanguages'}
          labelledBy="question"
        />
      </div>
      <Problem {...{ copy, sending }} />
      <div className="ways">
        <button
          type="button"
          className="button button-quiet"
          disabled={questionnaire.step === 0}
          onClick={onPrevious}
        >
          <ArrowLeft size={20} aria-hidden="true" className="mirrored" />
          {copy.previous}
        </button>
        <button
          // One of its own for each question: a second press skips none.
          key={question}
          type="button"
          className={`button ${label === 'skip' ? 'button-quiet' : 'button-primary'} sm:min-w-32`}
          aria-disabled={isSaving}
          onClick={onNext}
        >
          {isSaving ? copy.saving : copy[label]}
          {isSaving ? (
            <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />
          ) : label === 'finish' ? (
            <Check size={20} aria-hidden="true" />
          ) : (
            <ArrowRight size={20} aria-hidden="true" className="mirrored" />
          )}
        </button>
      </div>
    </>
  );
};
