import { useEffect, useRef } from 'react';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import type { PlayCopy, PlayedLine } from './copy.ts';
import type { Play, PlayEvent } from './play.machine.ts';
import { speakLine } from './speak-line.ts';

type Props = {
  copy: PlayCopy;
  at: Extract<Play, { index: number }>['at'];
  /** The line whose turn it is. */
  line: PlayedLine;
  send: (event: PlayEvent) => void;
};

/** What there is to press at a line. */
export const Turn = ({ copy, at, line, send }: Props) => {
  return (
    <>
      {at === 'asking' && <p className="mt-4 font-semibold">{copy.yourTurn}</p>}
      <Moves key={`${line.item} ${at}`} {...{ copy, at, line, send }} />
    </>
  );
};

/** Where the other person has spoken, the line is said as it comes. */
const Moves = ({ copy, at, line, send }: Props) => {
  const main = useRef<HTMLButtonElement>(null);
  const listen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    main.current?.focus();
    if (at === 'hearing' && listen.current) speakLine(listen.current, line);
  }, [at, line]);
  const goOn = () => send({ type: 'wentOn' });

  if (at === 'asking') {
    return (
      <div className="mt-4 flex flex-wrap gap-3">
        <KeyButton
          ref={main}
          shortcut="s"
          className="button button-primary"
          onClick={() => send({ type: 'revealed' })}
        >
          {copy.show}
        </KeyButton>
        <KeyButton shortcut="n" className="button button-quiet" onClick={goOn}>
          {copy.said}
        </KeyButton>
      </div>
    );
  }
  const sound = { 'data-speak': line.chinese, 'data-pinyin': line.pinyin };
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <KeyButton ref={main} shortcut="n" className="button button-primary" onClick={goOn}>
        {at === 'shown' ? copy.said : copy.goOn}
      </KeyButton>
      <KeyButton
        ref={listen}
        shortcut="l"
        className="button button-quiet"
        {...sound}
        data-speed="usual"
      >
        {copy.listen}
      </KeyButton>
      <KeyButton shortcut="w" className="button button-quiet" {...sound} data-speed="slow">
        {copy.slowly}
      </KeyButton>
    </div>
  );
};
