import type { QuestionSound } from './question-sound.ts';

type Props = {
  sound: QuestionSound;
  texts: { readonly starting: string; readonly stopped: string };
  /** What stands there while there is nothing to say of the sound. */
  otherwise?: string;
};

/** Beside what plays a question: that it is coming, or was taken away before it was heard. */
export const SoundNote = ({ sound: { isHeard, at }, texts, otherwise = '' }: Props) => (
  <p className="min-h-6 text-center text-sm text-muted">
    {/* Ears are told of what they miss alone. */}
    <span role="status">{at === 'stopped' && !isHeard && texts.stopped}</span>
    {at === 'starting' ? texts.starting : at === 'stopped' && !isHeard ? '' : otherwise}
  </p>
);
