import { expect, test } from 'vitest';
import {
  feedbackOn,
  hasNextLevel,
  isFirst,
  isLast,
  mayGoOn,
  stepPractice,
  strokeCountOf,
  type Practice,
  type PracticeEvent,
  type Run,
} from './practice.machine.ts';

/** Two levels; the first has characters of two, one and three strokes. */
const course = [
  [2, 1, 3],
  [1, 1],
];
const levels: Practice = { at: 'levels' };
const choose = (level: number): PracticeEvent => ({ type: 'levelChosen', level });
const trace: PracticeEvent = { type: 'strokeTraced' };
const miss: PracticeEvent = { type: 'strokeMissed' };
const next: PracticeEvent = { type: 'next' };
const previous: PracticeEvent = { type: 'previous' };

const play = (...events: PracticeEvent[]) =>
  events.reduce<Practice>((practice, event) => stepPractice(course, practice, event), levels);

const run = (...events: PracticeEvent[]): Run => {
  const practice = play(...events);
  if (practice.at !== 'level') throw new Error(`not in a level but at ${practice.at}`);
  return practice;
};

const finishedFirstLevel = [choose(1), trace, trace, next, trace, next, trace, trace, trace, next];

test('a chosen level starts at its first character with nothing done', () => {
  expect(run(choose(1))).toEqual({
    at: 'level',
    level: 1,
    index: 0,
    mastered: [],
    strokes: 0,
    mistakes: 0,
    completed: false,
  });
});

test('choosing a level resets index, count and completion', () => {
  expect(run(choose(1), trace, trace, next, trace, choose(1))).toEqual(run(choose(1)));
});

test('a level that does not exist is not chosen', () => {
  expect(play(choose(3))).toBe(levels);
  expect(play(choose(0))).toBe(levels);
});

test('a traced stroke counts towards the character', () => {
  const started = run(choose(1), trace);
  expect(started).toMatchObject({ strokes: 1, completed: false, mastered: [] });
  expect(strokeCountOf(course, started)).toBe(2);
});

test('the last stroke completes the character and adds one to the mastered', () => {
  expect(run(choose(1), trace, trace)).toMatchObject({
    strokes: 2,
    completed: true,
    mastered: [0],
  });
});

test('a completed character takes no further strokes or mistakes', () => {
  const completed = run(choose(1), trace, trace);
  expect(stepPractice(course, completed, trace)).toBe(completed);
  expect(stepPractice(course, completed, miss)).toBe(completed);
});

test('a character is mastered only once, however often it is completed', () => {
  const again = run(choose(1), trace, trace, { type: 'quizRestarted' }, trace, trace);
  expect(again).toMatchObject({ completed: true, mastered: [0] });
});

test('a mistake is counted and takes no stroke away', () => {
  expect(run(choose(1), trace, miss, miss)).toMatchObject({ strokes: 1, mistakes: 2 });
});

test('Next is closed until the character is completed', () => {
  const begun = run(choose(1), trace);
  expect(mayGoOn(begun)).toBe(false);
  expect(stepPractice(course, begun, next)).toBe(begun);
  expect(mayGoOn(run(choose(1), trace, trace))).toBe(true);
});

test('Next moves on by one and resets the stroke counters', () => {
  expect(run(choose(1), miss, trace, trace, next)).toMatchObject({
    index: 1,
    strokes: 0,
    mistakes: 0,
    completed: false,
    mastered: [0],
  });
});

test('Previous goes back by one and holds at the first character', () => {
  const second = run(choose(1), trace, trace, next);
  expect(isFirst(second)).toBe(false);
  const first = stepPractice(course, second, previous) as Run;
  expect(first).toMatchObject({ index: 0, strokes: 0, completed: false });
  expect(isFirst(first)).toBe(true);
  expect(stepPractice(course, first, previous)).toBe(first);
});

test('a character that was completed before lets the learner go on again', () => {
  const back = run(choose(1), trace, trace, next, previous);
  expect(back.completed).toBe(false);
  expect(mayGoOn(back)).toBe(true);
});

test('restarting the quiz resets the stroke counters and keeps the mastered', () => {
  expect(run(choose(1), miss, trace, trace, { type: 'quizRestarted' })).toMatchObject({
    strokes: 0,
    mistakes: 0,
    completed: false,
    mastered: [0],
  });
});

test('changing the language resets the stroke counters and keeps the place', () => {
  const after = run(choose(1), trace, trace, next, miss, { type: 'languageChanged' });
  expect(after).toMatchObject({ index: 1, strokes: 0, mistakes: 0, mastered: [0] });
});

test('finishing the last character completes the level', () => {
  const last = run(...finishedFirstLevel.slice(0, -1));
  expect(isLast(course, last)).toBe(true);
  expect(play(...finishedFirstLevel)).toEqual({ at: 'finished', level: 1, mastered: [0, 1, 2] });
});

test('Try Again starts the same level afresh', () => {
  expect(play(...finishedFirstLevel, { type: 'tryAgain' })).toEqual(run(choose(1)));
});

test('Next Level starts the level after; the last level has none', () => {
  const second = play(...finishedFirstLevel, { type: 'nextLevel' });
  expect(second).toEqual(run(choose(2)));
  const end = play(choose(2), trace, next, trace, next);
  if (end.at !== 'finished') throw new Error('the level goes on');
  expect(hasNextLevel(course, end)).toBe(false);
  expect(stepPractice(course, end, { type: 'nextLevel' })).toBe(end);
});

test('Back to Levels leads to the picker from a level and from its end', () => {
  expect(play(choose(1), trace, { type: 'backToLevels' })).toEqual(levels);
  expect(play(...finishedFirstLevel, { type: 'backToLevels' })).toEqual(levels);
});

test('a stored run is taken up where it was', () => {
  const stored = run(choose(1), trace, trace, next);
  expect(play({ type: 'resumed', run: stored })).toBe(stored);
});

test('nothing is drawn outside a level', () => {
  for (const event of [trace, miss, next, previous] as const) {
    expect(stepPractice(course, levels, event)).toBe(levels);
  }
});

test('every step gives its feedback', () => {
  const feedback = (...events: PracticeEvent[]) =>
    feedbackOn(play(...events.slice(0, -1)), play(...events));
  expect(feedback(choose(1))).toBeUndefined();
  expect(feedback(choose(1), trace)).toBe('stroke-correct');
  expect(feedback(choose(1), miss)).toBe('mistake');
  expect(feedback(choose(1), trace, trace)).toBe('character-complete');
  expect(feedback(choose(1), trace, trace, next)).toBeUndefined();
  expect(feedback(choose(1), trace, { type: 'quizRestarted' })).toBeUndefined();
  expect(feedback(...finishedFirstLevel)).toBe('practice-complete');
});
