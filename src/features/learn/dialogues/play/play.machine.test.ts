import { describe, expect, test } from 'vitest';
import {
  isOwnTurn,
  stepPlay,
  unplayed,
  type Play,
  type PlayEvent,
  type Side,
} from './play.machine.ts';

const script = (['second', 'first', 'second', 'second', 'first'] as const).map((who) => ({ who }));

const play = (...events: PlayEvent[]): Play =>
  events.reduce<Play>((before, event) => stepPlay(script, before, event), unplayed);
const as = (side: Side): PlayEvent => ({ type: 'began', side });
const revealed: PlayEvent = { type: 'revealed' };
const wentOn: PlayEvent = { type: 'wentOn' };

describe('one side of a dialogue', () => {
  test('hears the other person’s line first, where that person begins', () => {
    expect(play(as('first'))).toEqual({ at: 'hearing', side: 'first', index: 0 });
  });

  test('is asked at once, where it begins itself', () => {
    expect(play(as('second'))).toEqual({ at: 'asking', side: 'second', index: 0 });
  });

  test('sees its own line only when it wants to, and the other’s never hidden', () => {
    expect(play(as('first'), revealed)).toEqual(play(as('first')));
    expect(play(as('first'), wentOn)).toEqual({ at: 'asking', side: 'first', index: 1 });
    expect(play(as('first'), wentOn, revealed)).toEqual({ at: 'shown', side: 'first', index: 1 });
  });

  test('goes on without looking', () => {
    expect(play(as('first'), wentOn, wentOn)).toEqual({ at: 'hearing', side: 'first', index: 2 });
  });

  test('hears two lines one after the other, each by itself', () => {
    expect(play(as('first'), wentOn, wentOn, wentOn)).toMatchObject({ at: 'hearing', index: 3 });
  });

  test('says each of its lines once, to the end', () => {
    for (const side of ['first', 'second'] as const) {
      let now = play(as(side));
      const said: number[] = [];
      while ('index' in now) {
        if (isOwnTurn(now)) said.push(now.index);
        now = stepPlay(script, now, wentOn);
      }
      expect(now).toEqual({ at: 'end', side });
      expect(said).toEqual(script.flatMap(({ who }, index) => (who === side ? [index] : [])));
    }
  });
});

describe('the end', () => {
  const end = play(as('first'), ...script.map(() => wentOn));

  test('exchanges the roles, or begins the same side again', () => {
    expect(stepPlay(script, end, { type: 'exchanged' })).toEqual(play(as('second')));
    expect(stepPlay(script, end, { type: 'repeated' })).toEqual(play(as('first')));
  });

  test('comes after the last line alone: roles stay as they are until then', () => {
    const before = play(as('first'), wentOn);
    expect(stepPlay(script, before, { type: 'exchanged' })).toBe(before);
    expect(stepPlay(script, before, { type: 'repeated' })).toBe(before);
  });

  test('and every line before it can be left', () => {
    expect(stepPlay(script, end, { type: 'left' })).toEqual(unplayed);
    expect(play(as('first'), wentOn, { type: 'left' })).toEqual(unplayed);
  });
});
