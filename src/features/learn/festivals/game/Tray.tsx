import { useDraggable } from '@dnd-kit/core';
import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { isPlaced, type Game, type GameEvent } from './game.machine.ts';
import type { GameItem, GameWords } from './game.types.ts';
import { ItemPicture } from './ItemPicture.tsx';

type Props = {
  items: GameItem[];
  game: Game;
  send: (event: GameEvent) => void;
  words: GameWords;
  /** After a pick by keyboard: the next thing to choose is a place. */
  onPickedByKey: () => void;
};

/** The pictures that wait for their places: two in a row on a phone, else four. */
export const Tray = ({ items, game, words, ...rest }: Props) => (
  <ul className="flex flex-wrap justify-center gap-3" aria-label={words.tray}>
    {items.map((item) => (
      <li key={item.id} className="grid basis-[calc(50%-0.375rem)] md:basis-[calc(25%-0.5625rem)]">
        {isPlaced(game, item.id) ? (
          <div className="festival-item" data-done>
            <Face item={item} />
            <span className="festival-done">
              <Check size={18} strokeWidth={3} aria-hidden="true" />
              <span className="sr-only">{words.inPlace}</span>
            </span>
          </div>
        ) : (
          <Card item={item} game={game} {...rest} />
        )}
      </li>
    ))}
  </ul>
);

type CardProps = Omit<Props, 'items' | 'words'> & { item: GameItem };

const Card = ({ item, game: { hand }, send, onPickedByKey }: CardProps) => {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: item.id });
  const isPicked = hand.holds === 'item' && hand.id === item.id && hand.way === 'picked';
  const pick = ({ detail }: MouseEvent) => {
    send({ type: 'picked', id: item.id });
    if (detail === 0 && !isPicked) onPickedByKey();
  };
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...listeners}
      data-item={item.id}
      data-dragging={isDragging || undefined}
      aria-pressed={isPicked}
      className="festival-item"
      onClick={pick}
    >
      <Face item={item} />
    </button>
  );
};

const Face = ({ item }: { item: GameItem }) => (
  <>
    <span className="festival-thumb">
      <ItemPicture picture={item.picture} width={item.displaySize} loading="lazy" />
    </span>
    <span className="flex flex-col items-center leading-snug">
      <span className="font-medium">{item.name}</span>
      <span className="text-sm text-muted">
        <bdi lang="zh-Hans">{item.chineseName}</bdi>{' '}
        <span className="pinyin" lang="zh-Latn" dir="ltr">
          {item.pinyin}
        </span>
      </span>
    </span>
  </>
);
