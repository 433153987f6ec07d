import { describe, expect, test } from 'vitest';
import {
  INFO_DELAY_MS,
  isComplete,
  newGame,
  stepGame,
  type Game,
  type GameEvent,
  type Zone,
} from './game.machine.ts';

const zone = (id: string, left: number): Zone => ({
  id,
  position: { top: 10, left, width: 12, height: 24 },
  targetScale: 1.2,
});
const zones = [zone('lantern', 5), zone('moon', 30), zone('mooncake', 55), zone('family', 80)];
const start = newGame(zones);
const play = (...events: GameEvent[]) => events.reduce(stepGame, start);

const drag = (id: string, nowMs = 0): GameEvent[] => [
  { type: 'dragged', id },
  { type: 'dropped', zone: id, nowMs },
];
const dragAll = zones.flatMap(({ id }) => drag(id));
const ids = ({ placed }: Game) => placed.map(({ id }) => id);

describe('dragging', () => {
  test('an item dropped into its own zone is kept with the position and the scale of the zone', () => {
    expect(play(...drag('moon')).placed).toEqual([
      { id: 'moon', position: { top: 10, left: 30, width: 12, height: 24 }, scale: 1.2 },
    ]);
  });

  test.each(['lantern', undefined])('dropped over %s it is not kept and leaves the hand', (to) => {
    const game = play({ type: 'dragged', id: 'moon' }, { type: 'dropped', zone: to, nowMs: 0 });
    expect(game.placed).toEqual([]);
    expect(game.hand).toEqual({ holds: 'nothing' });
    expect(game.news).toEqual({ about: 'missed', id: 'moon' });
    expect(game.info).toEqual({ shows: 'nothing' });
  });

  test('a drag that is broken off puts the item back', () => {
    const game = play({ type: 'dragged', id: 'moon' }, { type: 'put_back' });
    expect(game.hand).toEqual({ holds: 'nothing' });
    expect(game.news).toEqual({ about: 'put_back', id: 'moon' });
  });

  test('a placed item can’t be taken again, an unknown one never', () => {
    const game = play(...drag('moon'));
    expect(stepGame(game, { type: 'dragged', id: 'moon' })).toBe(game);
    expect(stepGame(start, { type: 'dragged', id: 'dragon' })).toBe(start);
  });

  test('an empty hand drops nothing', () => {
    expect(stepGame(start, { type: 'dropped', zone: 'moon', nowMs: 0 })).toBe(start);
    expect(stepGame(start, { type: 'put_back' })).toBe(start);
  });
});

describe('picking and placing', () => {
  const picked = play({ type: 'picked', id: 'moon' });

  test('a picked item waits for its place, another pick takes its turn', () => {
    expect(picked.hand).toEqual({ holds: 'item', id: 'moon', way: 'picked' });
    expect(stepGame(picked, { type: 'picked', id: 'family' }).hand).toEqual({
      holds: 'item',
      id: 'family',
      way: 'picked',
    });
  });

  test('picking it again puts it back', () => {
    expect(stepGame(picked, { type: 'picked', id: 'moon' }).hand).toEqual({ holds: 'nothing' });
  });

  test('the right zone keeps it', () => {
    const game = stepGame(picked, { type: 'dropped', zone: 'moon', nowMs: 0 });
    expect(ids(game)).toEqual(['moon']);
    expect(game.hand).toEqual({ holds: 'nothing' });
  });

  test('a wrong zone keeps nothing, and the item stays in the hand for another try', () => {
    const game = stepGame(picked, { type: 'dropped', zone: 'family', nowMs: 0 });
    expect(game.placed).toEqual([]);
    expect(game.hand).toEqual(picked.hand);
    expect(game.news).toEqual({ about: 'missed', id: 'moon' });
  });
});

describe('information', () => {
  const placed = play(...drag('moon', 1000));

  test('is due 0.8 s after a correct drop, and not before', () => {
    expect(INFO_DELAY_MS).toBe(800);
    expect(stepGame(placed, { type: 'waited', nowMs: 1799 })).toBe(placed);
    expect(stepGame(placed, { type: 'waited', nowMs: 1800 }).info).toEqual({
      shows: 'item',
      id: 'moon',
      inDetail: false,
    });
  });

  test('waits until the hand is empty again', () => {
    const busy = stepGame(placed, { type: 'dragged', id: 'family' });
    expect(stepGame(busy, { type: 'waited', nowMs: 2000 })).toBe(busy);
    const missed = stepGame(busy, { type: 'dropped', zone: undefined, nowMs: 2000 });
    expect(stepGame(missed, { type: 'waited', nowMs: 2000 }).info).toMatchObject({ id: 'moon' });
  });

  test('is about the item that was placed last', () => {
    const both = drag('family', 1500).reduce(stepGame, placed);
    expect(stepGame(both, { type: 'waited', nowMs: 1900 })).toBe(both);
    expect(stepGame(both, { type: 'waited', nowMs: 2300 }).info).toMatchObject({ id: 'family' });
  });

  test('Learn More of a placed item opens it in detail; others have none', () => {
    const asked = stepGame(placed, { type: 'info_asked', id: 'moon' });
    expect(asked.info).toEqual({ shows: 'item', id: 'moon', inDetail: true });
    expect(stepGame(placed, { type: 'info_asked', id: 'family' })).toBe(placed);
  });

  test('Learn More in the open popup adds the details, closing ends it', () => {
    const open = stepGame(placed, { type: 'waited', nowMs: 1800 });
    expect(stepGame(open, { type: 'details_asked' }).info).toMatchObject({ inDetail: true });
    expect(stepGame(open, { type: 'info_closed' }).info).toEqual({ shows: 'nothing' });
    expect(stepGame(placed, { type: 'details_asked' })).toBe(placed);
  });

  test('a clock that goes on after closing opens nothing', () => {
    const closed = stepGame(placed, { type: 'info_closed' });
    expect(stepGame(closed, { type: 'waited', nowMs: 9000 })).toBe(closed);
  });
});

describe('the finished scene', () => {
  const done = play(...dragAll);

  test('is complete when every item is placed, and then celebrates', () => {
    expect(isComplete(play(...drag('moon'), ...drag('family')))).toBe(false);
    expect(isComplete(done)).toBe(true);
    expect(done.celebration).toBe('open');
    expect(done.news).toEqual({ about: 'complete' });
  });

  test('the last item has its information too', () => {
    expect(done.info).toMatchObject({ shows: 'soon', id: 'family' });
  });

  test('the overlay can be closed to look at the scene', () => {
    const closed = stepGame(done, { type: 'celebration_closed' });
    expect(closed.celebration).toBe('closed');
    expect(isComplete(closed)).toBe(true);
    expect(stepGame(start, { type: 'celebration_closed' })).toBe(start);
  });
});

describe('starting over', () => {
  test('Reset empties the scene and says so', () => {
    const game = stepGame(play(...dragAll), { type: 'reset' });
    expect(game).toEqual({ ...start, news: { about: 'reset' } });
  });

  test('leaving for another festival empties it silently', () => {
    expect(stepGame(play(...drag('moon')), { type: 'left' })).toEqual(start);
  });
});

describe('after a reload', () => {
  test('placed items are back in the places that the scene gives them now', () => {
    const game = play({ type: 'restored', ids: ['family', 'moon', 'unknown'] });
    expect(ids(game)).toEqual(['moon', 'family']);
    expect(game.info).toEqual({ shows: 'nothing' });
    expect(game.celebration).toBe('none');
  });

  test('a finished scene is finished', () => {
    const game = play({ type: 'restored', ids: zones.map(({ id }) => id) });
    expect(game.celebration).toBe('open');
  });
});
