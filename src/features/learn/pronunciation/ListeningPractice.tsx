import { Turtle, Volume2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { SpokenPhrase } from '#src/content/phrases.ts';
import { hasRecogniser } from './recognition/browser-recogniser.ts';
import type { PracticeWords } from './practice-words.ts';

type Props = {
  phrase: SpokenPhrase;
  words: PracticeWords['listening'];
  allowRecogniser: () => void;
};

/** What is left where nobody can listen: hear the phrase and say it after the voice. */
export const ListeningPractice = ({ phrase, words, allowRecogniser }: Props) => {
  const reason = useRef<HTMLParagraphElement>(null);
  // The button that was pressed has made way for this.
  useEffect(() => reason.current?.focus(), []);
  return (
    <div className="grid max-w-md justify-items-center gap-3">
      <p ref={reason} role="alert" tabIndex={-1} className="outline-none">
        {hasRecogniser() ? words.declined : words.noRecogniser}
      </p>
      <p className="text-muted">{words.how}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ListenButton phrase={phrase} speed="slow">
          <Turtle size={20} aria-hidden="true" />
          {words.slow}
        </ListenButton>
        <ListenButton phrase={phrase} speed="usual">
          <Volume2 size={20} aria-hidden="true" />
          {words.normal}
        </ListenButton>
      </div>
      {hasRecogniser() && (
        <button type="button" className="min-h-6 link" onClick={allowRecogniser}>
          {words.change}
        </button>
      )}
    </div>
  );
};

type ListenProps = { phrase: SpokenPhrase; speed: 'slow' | 'usual'; children: ReactNode };

const ListenButton = ({ phrase, speed, children }: ListenProps) => (
  <button
    type="button"
    className="button button-quiet"
    data-speak={phrase.chinese}
    data-pinyin={phrase.pinyin}
    data-speed={speed}
  >
    {children}
  </button>
);
