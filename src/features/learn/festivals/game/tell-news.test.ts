import { expect, test } from 'vitest';
import { gameMessages } from './game.messages.ts';
import { newGame, stepGame, type GameEvent } from './game.machine.ts';
import { tellNews } from './tell-news.ts';

const position = { top: 10, left: 10, width: 10, height: 10 };
const zones = ['moon', 'lantern'].map((id) => ({ id, position, targetScale: 1 }));
const items = [
  { id: 'moon', name: 'Full moon' },
  { id: 'lantern', name: 'Lantern' },
];
const words = gameMessages.en;
const gameAfter = (...events: GameEvent[]) => events.reduce(stepGame, newGame(zones));
const told = (...events: GameEvent[]) => tellNews('en', gameAfter(...events), items, words);

const pick: GameEvent = { type: 'picked', id: 'moon' };
const place = (zone: string): GameEvent => ({ type: 'dropped', zone, nowMs: 0 });

test('the line says how to begin, and then what has happened to which item', () => {
  expect(told()).toBe(words.instructions);
  expect(told(pick)).toMatch(/^Full moon is in your hand/);
  expect(told(pick, place('lantern'))).toMatch(/^Full moon does not belong there/);
  expect(told(pick, place('moon'))).toBe('Full moon is in its place. 1 to go.');
  expect(told(pick, { type: 'put_back' })).toBe('Full moon is back among the pictures.');
  expect(told(pick, { type: 'reset' })).toBe(words.restarted);
  expect(told(pick, place('moon'), { type: 'dragged', id: 'lantern' }, place('lantern'))).toBe(
    words.complete,
  );
});

test('a scene that was finished before the reload needs no instructions', () => {
  expect(told({ type: 'restored', ids: ['moon', 'lantern'] })).toBe(words.complete);
});

test('in Arabic the pictures that are left are counted as Arabic counts', () => {
  const arabic = gameMessages.ar;
  const toldInArabic = (...events: GameEvent[]) =>
    tellNews('ar', gameAfter(...events), [{ id: 'moon', name: 'البدر' }], arabic);
  expect(toldInArabic(pick, place('moon'))).toBe('وُضعت في مكانها: البدر. بقيت صورة واحدة.');
  expect(toldInArabic(pick, place('lantern'))).toBe(
    'ليس هذا مكان الصورة: البدر. ابحثوا عن مكان آخر.',
  );
});
