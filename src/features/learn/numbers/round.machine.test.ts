import { expect, test } from 'vitest';
import {
  figureOf,
  ROUND,
  stepRound,
  type Exercise,
  type Round,
  type RoundEvent,
} from './round.machine.ts';

const begun = (exercise: Exercise, seed = 5) =>
  stepRound(
    { at: 'start' },
    { type: 'started', exercise, kinds: ['price'], seed, today: '2026-11-25' },
  );

const play = (round: Round, ...events: RoundEvent[]) => events.reduce(stepRound, round);

const rightAnswer = (round: Round): RoundEvent => ({
  type: 'typed',
  text: 'question' in round ? figureOf(round.question) : '',
});

test('a round has ten questions, none of them twice, and then a result', () => {
  for (const exercise of ['hear', 'signs'] as const) {
    let round = begun(exercise);
    const asked: string[] = [];
    while (round.at === 'asking') {
      asked.push(figureOf(round.question));
      const isMissed = asked.length % 5 === 0;
      round = play(round, isMissed ? { type: 'typed', text: '99' } : rightAnswer(round), {
        type: 'wentOn',
      });
      if (asked.length === 4) expect(round).toMatchObject({ at: 'asking', right: 4 });
    }
    expect(new Set(asked).size).toBe(ROUND);
    expect(round).toMatchObject({ at: 'end', exercise, right: 8 });
    expect(round.at === 'end' && round.missed.map(figureOf)).toEqual([asked[4], asked[9]]);
  }
});

test('what is no number does not count, and asks again', () => {
  const unclear = play(begun('read'), { type: 'typed', text: 'سلام' });
  expect(unclear).toMatchObject({ at: 'asking', isUnclear: true, right: 0 });
  expect(play(unclear, rightAnswer(unclear))).toMatchObject({ at: 'answered', isRight: true });
});

test('an answer is given once', () => {
  const round = begun('read');
  const answered = play(round, rightAnswer(round));
  expect(play(answered, { type: 'typed', text: '1' })).toBe(answered);
  expect(play(answered, { type: 'leftForStart' })).toEqual({ at: 'start' });
});

test('a question that nobody could hear waits, and comes back', () => {
  const round = begun('hear');
  const silent = play(round, { type: 'stayedSilent' });
  expect(silent.at).toBe('silent');
  expect(play(silent, rightAnswer(round))).toBe(silent);
  expect(play(silent, { type: 'retried' })).toEqual(round);
});
