// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INFO_DELAY_MS, newGame, stepGame, type Game, type GameEvent } from './game.machine.ts';
import { gameMessages } from './game.messages.ts';
import type { GameFestival } from './game.types.ts';
import { Stage } from './Stage.tsx';

const words = gameMessages.en;
const picture = (name: string) => ({ src: `/${name}.webp`, srcset: '', width: 64, height: 48 });
const item = (id: string, name: string) => ({
  ...{ id, name, chineseName: '', pinyin: '', picture: picture(id), displaySize: 80 },
});
const festival: GameFestival = {
  slug: 'spring',
  name: 'Spring Festival',
  scene: picture('scene'),
  sceneAlt: 'A street',
  fireworks: true,
  items: [item('lantern', 'Red lantern'), item('lion', 'Lion dance')],
  zones: [
    { id: 'lantern', position: { top: 10, left: 60, width: 14, height: 26 }, targetScale: 1 },
    { id: 'lion', position: { top: 50, left: 30, width: 30, height: 42 }, targetScale: 1.2 },
  ],
};

const after = (...events: GameEvent[]): Game => events.reduce(stepGame, newGame(festival.zones));
const put = (id: string): GameEvent[] => [
  { type: 'picked', id },
  { type: 'dropped', zone: id, nowMs: 0 },
];

const stage = (game: Game, fireworks = true) => (
  <Stage
    {...{ game, words }}
    festival={{ ...festival, fireworks }}
    send={vi.fn()}
    locale="en"
    texts={undefined}
    door={{ at: 'closed' }}
    frame={createRef()}
    onBooth={vi.fn()}
  />
);

const shown = (game: Game, fireworks = true) => render(stage(game, fireworks)).container;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
afterAll(() => vi.unstubAllGlobals());

const shapeOf = (place: HTMLElement) =>
  place.querySelector<HTMLElement>('.festival-shape > span')?.style.getPropertyValue('--picture');

test('places have the shapes of their items, and can be chosen once one is in the hand', () => {
  shown(after());
  const [lion, lantern] = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Place/ });
  expect(lion && shapeOf(lion)).toBe('url("/lion.webp")');
  expect(lantern && shapeOf(lantern)).toBe('url("/lantern.webp")');
  expect(lion?.disabled).toBe(true);
  cleanup();
  shown(after({ type: 'picked', id: 'lion' }));
  for (const place of screen.getAllByRole<HTMLButtonElement>('button', { name: /^Place/ }))
    expect(place.disabled).toBe(false);
});

test('the finished scene is congratulated on, with the focus on it and its ways on below', () => {
  const container = shown(after(...put('lantern'), ...put('lion')));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Congratulations!' }));
  const region = screen.getByRole('region', { name: 'Congratulations!' });
  expect(region.closest('.festival-scene')).toBeNull();
  expect(container.querySelector('.festival-fireworks')?.ariaHidden).toBe('true');
});

test('what lies high hangs, what lies low stands', () => {
  const container = shown(after(...put('lantern'), ...put('lion')));
  const placed = [...container.querySelectorAll<HTMLElement>('.festival-placed')];
  expect(placed.map(({ dataset }) => 'hangs' in dataset)).toEqual([true, false]);
});

test('nothing bursts over a festival that remembers the dead', () => {
  const container = shown(after(...put('lantern'), ...put('lion')), false);
  expect(container.querySelector('.festival-fireworks')).toBeNull();
});

test('the end comes into view, and again once the words that opened over it are closed', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, -500, 0, 800),
  );
  const complete = after(...put('lantern'), ...put('lion'));
  const { rerender } = render(stage(complete));
  expect(scrolled).toHaveBeenCalledTimes(1);
  const told = stepGame(complete, { type: 'waited', nowMs: INFO_DELAY_MS });
  rerender(stage(told));
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(stage(stepGame(told, { type: 'info_closed' })));
  expect(scrolled).toHaveBeenCalledTimes(2);
});
