import type { Position } from '#src/domain/scene/fit.ts';

/** A zone of the scene; it takes the item of the same id. */
export type Zone = { id: string; position: Position; targetScale: number };

/** An item in its place: the zone's position, and how large it stands there. */
type PlacedItem = { id: string; position: Position; scale: number };

type Hand =
  | { holds: 'nothing' }
  /** `dragged` follows the pointer; `picked` waits for a place to be chosen. */
  | { holds: 'item'; id: string; way: 'dragged' | 'picked' };

type Info =
  | { shows: 'nothing' }
  | { shows: 'soon'; id: string; dueMs: number }
  | { shows: 'item'; id: string; inDetail: boolean };

type News =
  | { about: 'nothing' }
  | { about: 'picked' | 'put_back' | 'placed' | 'missed'; id: string }
  | { about: 'complete' | 'reset' };

export type Game = {
  readonly zones: readonly Zone[];
  readonly placed: readonly PlacedItem[];
  readonly hand: Hand;
  readonly info: Info;
  /** The overlay of the finished scene. */
  readonly celebration: 'none' | 'open' | 'closed';
  /** What is to be told, to the eye and to a screen reader. */
  readonly news: News;
};

export type GameEvent =
  | { type: 'dragged'; id: string }
  | { type: 'picked'; id: string }
  | { type: 'put_back' }
  /** The item in the hand was let go over a zone, or over none. */
  | { type: 'dropped'; zone: string | undefined; nowMs: number }
  | { type: 'waited'; nowMs: number }
  | { type: 'info_asked'; id: string }
  | { type: 'details_asked' }
  | { type: 'info_closed' }
  | { type: 'celebration_closed' }
  | { type: 'reset' }
  | { type: 'left' }
  | { type: 'restored'; ids: readonly string[] };

/** From a correct drop to its information (FESTIVALS-8). */
export const INFO_DELAY_MS = 800;

const NOTHING_HELD: Hand = { holds: 'nothing' };
const NO_INFO: Info = { shows: 'nothing' };

export const newGame = (zones: readonly Zone[]): Game => ({
  zones,
  placed: [],
  hand: NOTHING_HELD,
  info: NO_INFO,
  celebration: 'none',
  news: { about: 'nothing' },
});

export const isPlaced = ({ placed }: Game, id: string) => placed.some((item) => item.id === id);
export const isComplete = ({ placed, zones }: Game) => placed.length === zones.length;

const inPlace = ({ id, position, targetScale }: Zone): PlacedItem => ({
  id,
  position,
  scale: targetScale,
});

const take = (game: Game, id: string, way: 'dragged' | 'picked'): Game => {
  if (isPlaced(game, id) || !game.zones.some((zone) => zone.id === id)) return game;
  return { ...game, hand: { holds: 'item', id, way }, news: { about: 'picked', id } };
};

const drop = (game: Game, zoneId: string | undefined, nowMs: number): Game => {
  const { hand, zones, placed } = game;
  if (hand.holds === 'nothing') return game;
  const { id } = hand;
  const zone = zones.find((candidate) => candidate.id === id);
  if (zoneId !== id || !zone) {
    // What was picked stays in the hand for another try; what was dragged returns to the tray.
    const stillHeld = hand.way === 'picked' ? hand : NOTHING_HELD;
    return { ...game, hand: stillHeld, news: { about: 'missed', id } };
  }
  const next = { ...game, placed: [...placed, inPlace(zone)], hand: NOTHING_HELD };
  const info: Info = { shows: 'soon', id, dueMs: nowMs + INFO_DELAY_MS };
  return isComplete(next)
    ? { ...next, info, celebration: 'open', news: { about: 'complete' } }
    : { ...next, info, news: { about: 'placed', id } };
};

const restore = (game: Game, ids: readonly string[]): Game => {
  const placed = game.zones.filter(({ id }) => ids.includes(id)).map(inPlace);
  const next = { ...newGame(game.zones), placed };
  return isComplete(next) ? { ...next, celebration: 'open' } : next;
};

/** One step of the festival scene (FESTIVALS-6 to FESTIVALS-11); the clock arrives in events. */
export const stepGame = (game: Game, event: GameEvent): Game => {
  const { hand, info } = game;
  switch (event.type) {
    case 'dragged':
      return take(game, event.id, 'dragged');
    case 'picked':
      // A second tap on the same item puts it back.
      return hand.holds === 'item' && hand.id === event.id
        ? stepGame(game, { type: 'put_back' })
        : take(game, event.id, 'picked');
    case 'put_back':
      return hand.holds === 'nothing'
        ? game
        : { ...game, hand: NOTHING_HELD, news: { about: 'put_back', id: hand.id } };
    case 'dropped':
      return drop(game, event.zone, event.nowMs);
    case 'waited':
      // Nobody wants a window between the hand and the place that it aims for.
      return info.shows === 'soon' && hand.holds === 'nothing' && event.nowMs >= info.dueMs
        ? { ...game, info: { shows: 'item', id: info.id, inDetail: false } }
        : game;
    case 'info_asked':
      return isPlaced(game, event.id)
        ? { ...game, hand: NOTHING_HELD, info: { shows: 'item', id: event.id, inDetail: true } }
        : game;
    case 'details_asked':
      return info.shows === 'item' ? { ...game, info: { ...info, inDetail: true } } : game;
    case 'info_closed':
      return { ...game, info: NO_INFO };
    case 'celebration_closed':
      return game.celebration === 'open' ? { ...game, celebration: 'closed' } : game;
    case 'reset':
      return { ...newGame(game.zones), news: { about: 'reset' } };
    case 'left':
      return newGame(game.zones);
    case 'restored':
      return restore(game, event.ids);
  }
};
