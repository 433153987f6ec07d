import { useEffect, useId, useRef } from 'react';
import type { PracticeWords } from '../practice-words.ts';

type Props = { words: PracticeWords['consent']; answer: (consent: 'yes' | 'no') => void };

/** Asked once, before the browser's own recogniser listens for the first time (SPEAKING-8). */
export const ConsentQuestion = ({ words, answer }: Props) => {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={id} className="grid max-w-md gap-3 card p-4">
      <h3 id={id} ref={title} tabIndex={-1} className="text-item outline-none">
        {words.title}
      </h3>
      <p>{words.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="button button-primary" onClick={() => answer('yes')}>
          {words.agree}
        </button>
        <button type="button" className="button button-quiet" onClick={() => answer('no')}>
          {words.decline}
        </button>
      </div>
    </div>
  );
};

/** Who listens, as long as that is the browser's maker, and the way to take the answer back. */
export const RecogniserNote = ({
  words,
  revoke,
}: {
  words: PracticeWords['consent'];
  revoke: () => void;
}) => (
  <p className="text-sm text-muted">
    {words.active}{' '}
    <button type="button" className="min-h-6 link" onClick={revoke}>
      {words.revoke}
    </button>
  </p>
);
