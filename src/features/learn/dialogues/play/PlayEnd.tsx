import { ArrowLeftRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import type { PlayCopy, Roles } from './copy.ts';
import { otherSide, type PlayEvent, type Side } from './play.machine.ts';

type Props = { copy: PlayCopy; roles: Roles; side: Side; send: (event: PlayEvent) => void };

/** All lines are said: the roles are exchanged, or the same one is played again. */
export const PlayEnd = ({ copy, roles, side, send }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // The buttons stand below it.
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="mt-6 text-part outline-none">
        {copy.end}
      </h3>
      <p className="mt-2">{copy.endText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <KeyButton
          shortcut="e"
          className="button button-primary"
          onClick={() => send({ type: 'exchanged' })}
        >
          <ArrowLeftRight size={18} aria-hidden="true" />
          {fill(copy.exchange, { role: roles[otherSide(side)] })}
        </KeyButton>
        <KeyButton
          shortcut="a"
          className="button button-quiet"
          onClick={() => send({ type: 'repeated' })}
        >
          <RotateCcw size={18} aria-hidden="true" />
          {copy.again}
        </KeyButton>
        <KeyButton
          shortcut="x"
          className="button button-quiet"
          onClick={() => send({ type: 'left' })}
        >
          {copy.read}
        </KeyButton>
      </div>
    </>
  );
};
