import { Camera, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { isComplete, type Game, type GameEvent } from './game.machine.ts';
import type { GameWords } from './game.types.ts';

type Props = {
  game: Game;
  words: GameWords;
  send: (event: GameEvent) => void;
  onBooth: () => void;
};

/** How far the scene is, the way back to an empty one, and the way to the booth once it is done. */
export const Toolbar = ({ game, words, send, onBooth }: Props) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="text-lg font-medium">
      {fill(words.progress, { n: game.placed.length, total: game.zones.length })}
    </p>
    <div className="flex flex-wrap gap-3">
      {isComplete(game) && game.celebration === 'closed' && (
        <BoothButton label={words.openBooth} onClick={onBooth} />
      )}
      <button type="button" className="button button-quiet" onClick={() => send({ type: 'reset' })}>
        <RotateCcw size={18} aria-hidden="true" />
        {words.reset}
      </button>
    </div>
  </div>
);

type BoothButtonProps = { label: string; onClick: () => void };

/** Comes when the overlay is closed, and takes over the focus from its button. */
const BoothButton = ({ label, onClick }: BoothButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" className="button button-primary" onClick={onClick}>
      <Camera size={20} aria-hidden="true" />
      {label}
    </button>
  );
};
