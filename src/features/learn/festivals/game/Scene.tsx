import { useDroppable } from '@dnd-kit/core';
import { Info } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactNode, RefObject } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { Position } from '#src/domain/scene/fit.ts';
import { isPlaced, type Game, type GameEvent, type Zone } from './game.machine.ts';
import type { GameFestival, GameItem, GameWords } from './game.types.ts';
import { ItemPicture } from './ItemPicture.tsx';
import type { ItemTexts } from '../later-texts.ts';
import { hangs, whereabouts } from './where.ts';

type Props = {
  festival: GameFestival;
  game: Game;
  send: (event: GameEvent) => void;
  words: GameWords;
  /** By item; undefined until they are loaded. */
  texts: Record<string, ItemTexts> | undefined;
  frame: RefObject<HTMLDivElement | null>;
  /** The overlay of the finished scene. */
  children: ReactNode;
};

const SIZES = '(min-width: 72rem) 1088px, 95vw';

/** Percent of the scene as custom properties. */
const placing = ({ top, left, width, height }: Position, scale = 1): CSSProperties =>
  ({
    '--top': `${top}%`,
    '--left': `${left}%`,
    '--width': `${width}%`,
    '--height': `${height}%`,
    '--scale': scale,
  }) as CSSProperties;

/** The scene with what stands in it. Left stays left in every language: it is a picture. */
export const Scene = ({ festival, game, send, words, texts, frame, children }: Props) => {
  const { scene, sceneAlt, zones } = festival;
  // The page's policy allows no style attribute: what has one is drawn in the browser only.
  const isHydrated = useHydrated();
  const celebrates = game.celebration === 'open';
  const inReadingOrder = zones.toSorted((a, b) => a.position.left - b.position.left);
  const itemOf = (id: string) => festival.items.find((one) => one.id === id);
  const free = inReadingOrder.filter(({ id }) => !isPlaced(game, id));

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const here = free.findIndex(({ id }) => id === (event.target as HTMLElement).dataset['zone']);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    const next = free.at((here + step) % free.length);
    frame.current?.querySelector<HTMLElement>(`[data-zone="${next?.id ?? ''}"]`)?.focus();
  };

  return (
    <div ref={frame} dir="ltr" className="festival-scene" data-holding={game.hand.holds === 'item'}>
      <img
        src={scene.src}
        srcSet={scene.srcset}
        sizes={SIZES}
        width={scene.width}
        height={scene.height}
        alt={sceneAlt}
        loading="lazy"
        decoding="async"
        draggable={false}
        className="size-full object-cover"
      />
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- arrow keys walk among the buttons inside */}
      <div inert={celebrates} onKeyDown={walk}>
        {game.placed.map(({ id, position, scale }, n) => {
          const item = itemOf(id);
          const alt = texts?.[id]?.alt ?? item?.name;
          return item && <Placed key={id} {...{ item, alt, position, scale, n, send, words }} />;
        })}
        {isHydrated &&
          free.map((zone) => (
            <Place
              key={zone.id}
              zone={zone}
              shape={itemOf(zone.id)?.picture.src}
              name={placeName(zone, inReadingOrder, words)}
              game={game}
              send={send}
            />
          ))}
      </div>
      {children}
    </div>
  );
};

const placeName = ({ id, position }: Zone, zones: Zone[], words: GameWords): string => {
  const [row, column] = whereabouts(position);
  const n = zones.findIndex((zone) => zone.id === id) + 1;
  return fill(words.place, { n, total: zones.length, where: words.where[row][column] });
};

type PlaceProps = {
  zone: Zone;
  /** Address of the picture whose shape the place has. */
  shape: string | undefined;
  name: string;
  game: Game;
  send: (event: GameEvent) => void;
};

const Place = ({ zone, shape, name, game: { hand }, send }: PlaceProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: zone.id });
  const area = zone.position.width * zone.position.height;
  return (
    <button
      ref={setNodeRef}
      type="button"
      aria-label={name}
      data-zone={zone.id}
      data-over={isOver || undefined}
      className="festival-zone"
      // Where two zones overlap the smaller one lies on top.
      style={{ ...placing(zone.position, zone.targetScale), zIndex: 10_000 - Math.round(area) }}
      disabled={hand.holds === 'nothing'}
      onClick={() => send({ type: 'dropped', zone: zone.id, nowMs: performance.now() })}
    >
      <span className="festival-shape">
        <span style={{ '--picture': `url(${JSON.stringify(shape ?? '')})` } as CSSProperties} />
      </span>
    </button>
  );
};

type PlacedProps = {
  item: GameItem;
  alt: string | undefined;
  position: Position;
  scale: number;
  /** How many were placed before it. */
  n: number;
  send: (event: GameEvent) => void;
  words: GameWords;
};

const Placed = ({ item, alt, position, scale, n, send, words }: PlacedProps) => (
  <>
    <ItemPicture
      picture={item.picture}
      alt={alt}
      className="festival-placed"
      data-placed={item.id}
      data-hangs={hangs(position) || undefined}
      style={{ ...placing(position, scale), '--n': n } as CSSProperties}
    />
    <button
      type="button"
      data-learn-more={item.id}
      aria-label={fill(words.learnMoreAbout, { item: item.name })}
      className="festival-learn-more"
      style={placing(position)}
      onClick={() => send({ type: 'info_asked', id: item.id })}
    >
      <Info size={16} aria-hidden="true" className="hidden md:inline" />
      {words.learnMore}
    </button>
  </>
);
