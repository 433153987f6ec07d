import { expect, test } from 'vitest';
import { readStrokes } from '#src/ui/strokes/stroke-data.server.ts';
import { SKY_CHARACTERS } from './sky-characters.ts';
import {
  MISSES_BEFORE_HELP,
  next,
  start,
  type SkyName,
  type SkyNameEvent,
} from './sky-name.machine.ts';

const after = (...events: SkyNameEvent[]): SkyName => events.reduce(next, start);

const NAMED = [
  { type: 'nameTyped', typed: 'علي', spelling: '阿里' },
  { type: 'nameGiven' },
] as const;
const TRACED = { type: 'strokeTraced' } as const;
const MISSED = { type: 'strokeMissed' } as const;

test('a seal needs hanzi before the sky is written into', () => {
  expect(after({ type: 'nameGiven' }).at).toBe('name');
  expect(after(...NAMED)).toMatchObject({ at: 'sky', strokes: 0, spelling: '阿里' });
});

test('a spelling of one’s own takes the place of the suggested one', () => {
  const own = after(NAMED[0], { type: 'spellingEdited', spelling: '李' }, NAMED[1]);
  expect(own).toMatchObject({ at: 'sky', typed: 'علي', spelling: '李' });
});

test('the picture comes when the ink of the last stroke stands, not before', () => {
  expect(after(...NAMED, TRACED, { type: 'charPainted' })).toMatchObject({ at: 'sky', strokes: 1 });
  const written = after(...NAMED, TRACED, TRACED, TRACED);
  expect(written).toMatchObject({ at: 'sky', strokes: 3 });
  expect(next(written, TRACED)).toEqual(written);
  expect(next(written, { type: 'charPainted' })).toMatchObject({ at: 'picture', char: '山' });
});

test('a stroke that is missed several times is written by the brush', () => {
  const misses = Array.from({ length: MISSES_BEFORE_HELP - 1 }, () => MISSED);
  expect(after(...NAMED, ...misses)).toMatchObject({ strokes: 0, misses: MISSES_BEFORE_HELP - 1 });
  expect(after(...NAMED, ...misses, TRACED)).toMatchObject({ strokes: 1, misses: 0 });
  expect(after(...NAMED, ...misses, MISSED)).toMatchObject({ strokes: 1, misses: 0 });
});

test('asked for it, the brush writes what is left', () => {
  expect(after(...NAMED, TRACED, { type: 'brushAsked' })).toMatchObject({ strokes: 3 });
});

test('another character begins anew, and the way back keeps the name', () => {
  const other = after(...NAMED, TRACED, { type: 'charChosen', char: '月' });
  expect(other).toMatchObject({ at: 'sky', char: '月', strokes: 0, spelling: '阿里' });
  expect(next(other, { type: 'wentBack' })).toEqual({
    at: 'name',
    typed: 'علي',
    spelling: '阿里',
    char: '月',
  });
  const picture = next(next(other, { type: 'brushAsked' }), { type: 'charPainted' });
  expect(next(picture, { type: 'wentBack' })).toMatchObject({ at: 'name', spelling: '阿里' });
});

test('the characters for the sky have as many strokes as their data', async () => {
  const counted = SKY_CHARACTERS.map(
    async ({ hanzi }) => (await readStrokes(hanzi)).strokes.length,
  );
  expect(await Promise.all(counted)).toEqual(SKY_CHARACTERS.map(({ strokes }) => strokes));
});
