import { useStore } from '@nanostores/react';
import { ImageOff, LoaderCircle } from 'lucide-react';
import { preload } from 'react-dom';
import type { OnboardingCopy } from '../copy.ts';
import { FINISHED_PICTURE, QUESTION_PICTURES } from './question-pictures.machine.ts';
import { questionPictures, setUpQuestionPictures } from './question-pictures.store.ts';
import { FINAL_STEP } from '../answering/questionnaire.machine.ts';

setUpQuestionPictures();

// Asked for with the last question, so that it is there when the thanks are.
const ALMOST = FINAL_STEP - 1;

type Props = { copy: OnboardingCopy; step: number };

/** The picture beside a question on large screens, or how far it is (QUESTIONNAIRE-9). */
export const Illustration = ({ copy, step }: Props) => {
  const pictures = useStore(questionPictures());
  if (step >= ALMOST) preload(FINISHED_PICTURE, { as: 'image' });
  if (step === FINAL_STEP) return <Finished />;
  const address = QUESTION_PICTURES[step] ?? '';
  const status = pictures.at === 'idle' ? undefined : pictures.pictures[address];
  return (
    <div className="illustration">
      {status === 'loaded' && <Picture key={address} address={address} />}
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

/** Beside the thanks; where it fails, its place stays empty, for nothing is asked any more. */
const Finished = () => (
  <div className="illustration">
    <Picture address={FINISHED_PICTURE} />
  </div>
);

const Picture = ({ address }: { address: string }) => (
  <img src={address} alt="" width="900" height="1100" className="illustration-picture" />
);
