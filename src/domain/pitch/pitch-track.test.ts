import { expect, it } from 'vitest';
import { pitchTrack } from './pitch-track.ts';

const clear = (hz: number) => ({ hz, clarity: 0.95 });

it('stays in its octave where a detector leaps to the half of a pitch', () => {
  const half = [{ hz: 100, clarity: 0.98 }, clear(200)];
  expect(pitchTrack([[clear(200)], half, half, [clear(202)]])).toEqual([200, 200, 200, 202]);
});

it('has no pitch where a sound is not periodic', () => {
  const hiss = [{ hz: 310, clarity: 0.3 }];
  expect(pitchTrack([hiss, hiss, [clear(200)], [clear(200)], [], hiss])).toEqual([
    undefined,
    undefined,
    200,
    200,
    undefined,
    undefined,
  ]);
});

it('goes on through a moment that is less clear than those beside it', () => {
  expect(pitchTrack([[clear(200)], [{ hz: 198, clarity: 0.45 }], [clear(196)]])).toEqual([
    200, 198, 196,
  ]);
});

it('is empty for nothing', () => {
  expect(pitchTrack([])).toEqual([]);
});
