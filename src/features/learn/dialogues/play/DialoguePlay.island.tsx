import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { tell } from '#src/learning/tell.ts';
import { tellShownPhrase } from '#src/ui/chinese/shown-phrase.ts';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import { pressShortcut } from '#src/ui/keys/press-shortcut.ts';
import type { PlayCopy, PlayedLine, Roles } from './copy.ts';
import {
  isOwnTurn,
  isUnderWay,
  stepPlay,
  unplayed,
  type Play,
  type PlayEvent,
} from './play.machine.ts';
import { Conversation } from './Conversation.tsx';
import { PlayEnd } from './PlayEnd.tsx';
import { Turn } from './Turn.tsx';

type Props = {
  locale: Locale;
  copy: PlayCopy;
  roles: Roles;
  lines: readonly PlayedLine[];
  /** Where an own line is said aloud and judged; it follows the line that shows. */
  children?: ReactNode;
};

/** Play a side of the dialogue: hear the other person, and say your own lines (DIALOGUES-3). */
export const DialoguePlay = ({ locale, copy, roles, lines, children }: Props) => {
  const [play, setPlay] = useState<Play>(unplayed);
  const send = useCallback(
    (event: PlayEvent) => setPlay((before) => stepPlay(lines, before, event)),
    [lines],
  );
  const root = useRef<HTMLElement>(null);
  const line = isUnderWay(play) ? lines[play.index] : undefined;
  const isOwn = isOwnTurn(play);
  const isPlaying = play.at !== 'choosing';

  // The text would give the lines away: it steps aside while they are played.
  useEffect(() => {
    const article = root.current?.closest('[data-dialogue]');
    article?.toggleAttribute('data-playing', isPlaying);
  }, [isPlaying]);

  useEffect(() => {
    // A microphone that is still open closes as well.
    if (line && root.current) tellShownPhrase(root.current, line);
  }, [line]);

  useEffect(() => {
    if (line && play.at !== 'asking') tell({ item: line.item, what: 'seen' });
  }, [line, play.at]);

  const heading = useRef<HTMLHeadingElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Back at the choice, where a press of the keyboard was: not at the top of the page.
    if (play.at === 'choosing' && hasBegun.current) heading.current?.focus();
    hasBegun.current = play.at !== 'choosing';
  }, [play.at]);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- keys press the buttons inside
    <section
      ref={root}
      data-deck
      aria-labelledby="play-title"
      className="card p-4 sm:p-6"
      onKeyDown={pressShortcut}
    >
      {/* Always there, or screen readers would miss its first words. */}
      <p className="sr-only" role="status">
        {line && play.at === 'asking' && `${copy.yourTurn} ${line.meaning}`}
        {line && play.at !== 'asking' && (
          <>
            {roles[line.who]}: <bdi lang="zh-Hans">{line.chinese}</bdi> {line.meaning}
          </>
        )}
      </p>
      {play.at === 'choosing' && (
        <>
          <h2 id="play-title" ref={heading} tabIndex={-1} className="text-section outline-none">
            {copy.title}
          </h2>
          <p className="mt-2">{copy.text}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            {(['first', 'second'] as const).map((side, index) => (
              <KeyButton
                key={side}
                shortcut={String(index + 1)}
                className="button button-primary"
                onClick={() => send({ type: 'began', side })}
              >
                {fill(copy.be, { role: roles[side] })}
              </KeyButton>
            ))}
          </div>
        </>
      )}
      {play.at !== 'choosing' && (
        <Conversation
          {...{ locale, copy, roles, lines, play }}
          onLeave={() => send({ type: 'left' })}
        />
      )}
      {line && isUnderWay(play) && <Turn {...{ copy, line, send }} at={play.at} />}
      {play.at === 'end' && <PlayEnd {...{ copy, roles, send }} side={play.side} />}
      <div hidden={!isOwn}>{children}</div>
    </section>
  );
};
