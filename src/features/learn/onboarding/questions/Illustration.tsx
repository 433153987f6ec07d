import { useStore } from '@nanostores/react';
import { ImageOff, LoaderCircle } from 'lucide-react';
import type { OnboardingCopy } from '../copy.ts';
import { QUESTION_PICTURES } from './question-pictures.machine.ts';
import { questionPictures, setUpQuestionPictures } from './question-pictures.store.ts';
import { FINAL_STEP } from '../answering/questionnaire.machine.ts';

setUpQuestionPictures();

type Props = { copy: OnboardingCopy; step: number };

/** The picture beside a question on large screens, or how far it is (QUESTIONNAIRE-9). */
export const Illustration = ({ copy, step }: Props) => {
  const preload = useStore(questionPictures());
  // The final screen keeps the picture of the question before it.
  const address = QUESTION_PICTURES[Math.min(step, FINAL_STEP - 1)] ?? '';
  const status = preload.at === 'idle' ? undefined : preload.pictures[address];
  return (
    <div className="illustration">
      {status === 'loaded' && (
        <img
          key={address}
          src={address}
          alt=""
          width="900"
          height="1100"
          className="illustration-picture"
        />
      )}
      {status === 'loading' && (
        <p className="grid justify-items-center gap-3 text-muted">
          <LoaderCircle size={40} aria-hidden="true" className="animate-spin" />
          {copy.picture.loading}
        </p>
      )}
      {status === 'error' && (
        <p className="grid justify-items-center gap-3 text-muted">
          <ImageOff size={40} aria-hidden="true" />
          {copy.picture.failed}
        </p>
      )}
    </div>
  );
};
