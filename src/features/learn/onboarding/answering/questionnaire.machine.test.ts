import { describe, expect, test } from 'vitest';
import { UNANSWERED } from './answers.machine.ts';
import {
  FINAL_STEP,
  forwardLabel,
  isFinal,
  questionAt,
  START,
  stepQuestionnaire,
  type Questionnaire,
  type QuestionnaireEvent,
} from './questionnaire.machine.ts';
import { QUESTION_TYPES } from '../questions/questions.ts';

const at = '2026-01-01T00:00:00.000Z';
const next = { type: 'next', at } as const;
const previous = { type: 'previous' } as const;
const play = (...events: QuestionnaireEvent[]): Questionnaire =>
  events.reduce(stepQuestionnaire, START);
const nexts = (count: number) => Array<QuestionnaireEvent>(count).fill(next);
const add = (language: string) => ({ type: 'languageAdded', language }) as const;
const adult = { ...UNANSWERED, age: '18+' } as const;

describe('steps', () => {
  test('eight questions, then the final screen', () => {
    expect(QUESTION_TYPES.map((_, step) => questionAt(play(...nexts(step)).step))).toEqual(
      QUESTION_TYPES,
    );
    expect(isFinal(play(...nexts(8)))).toBe(true);
    expect(play(...nexts(12)).step).toBe(FINAL_STEP);
  });

  test('Next goes on without an answer, Previous goes back and stops at the first', () => {
    expect(play(...nexts(3), previous).step).toBe(2);
    expect(play(next, previous, previous).step).toBe(0);
  });

  test('leaving the last question completes, going back opens the questions again', () => {
    const done = play(...nexts(8));
    expect(done.completedAt).toBe(at);
    expect(stepQuestionnaire(done, previous)).toMatchObject({ step: 7, completedAt: undefined });
  });

  test('the browser’s buttons lead to any step and nowhere else', () => {
    const went = (step: number) => play(...nexts(8), { type: 'went', step, at });
    expect(went(3)).toMatchObject({ step: 3, completedAt: undefined });
    expect(play({ type: 'went', step: 8, at })).toMatchObject({ step: 8, completedAt: at });
    expect([went(-1).step, went(9).step, went(2.5).step, went(NaN).step]).toEqual([8, 8, 8, 8]);
  });
});

describe('the forward button', () => {
  test('skips an open question and goes on from an answered one', () => {
    expect(forwardLabel(START)).toBe('skip');
    expect(forwardLabel(play({ type: 'ageChosen', age: '18+' }))).toBe('next');
    expect(forwardLabel(play(next))).toBe('next');
    expect(forwardLabel(play(...nexts(5)))).toBe('skip');
    expect(forwardLabel(play(...nexts(5), { type: 'dayToggled', day: 'sat' }))).toBe('next');
  });

  test('finishes the last question when it is answered', () => {
    expect(forwardLabel(play(...nexts(7)))).toBe('finish');
    const invalid = { ...UNANSWERED, budget_ranges: { min: 90, max: 40 } };
    expect(forwardLabel({ ...play(...nexts(7)), answers: invalid })).toBe('skip');
  });
});

describe('a fourth language', () => {
  const full = [add('en'), add('zh')];

  test('is refused with a notice that the next touch or time takes away', () => {
    const refused = play(...full, add('fr'));
    expect(refused.notice).toBe('tooManyLanguages');
    expect(refused.answers.languages).toHaveLength(3);
    expect(stepQuestionnaire(refused, { type: 'noticeExpired' }).notice).toBeUndefined();
    expect(stepQuestionnaire(refused, next).notice).toBeUndefined();
    const removed = stepQuestionnaire(refused, { type: 'languageRemoved', language: 'zh' });
    expect(removed.notice).toBeUndefined();
  });

  test('is not told to someone who has room', () => {
    expect(play(add('en'), add('en')).notice).toBeUndefined();
  });
});

describe('coming back', () => {
  const restored = (event: Partial<Extract<QuestionnaireEvent, { type: 'restored' }>>) =>
    play({
      type: 'restored',
      step: 3,
      answers: adult,
      completedAt: undefined,
      hasSession: true,
      ...event,
    });

  test('resumes at the step with the answers', () => {
    expect(restored({})).toMatchObject({ step: 3, answers: { age: '18+' } });
  });

  test('a completed questionnaire with temporary ids jumps to the final screen', () => {
    expect(restored({ completedAt: at })).toMatchObject({ step: FINAL_STEP, completedAt: at });
  });

  test('a completed one without ids stays where it was', () => {
    expect(restored({ completedAt: at, hasSession: false }).step).toBe(3);
    expect(restored({ completedAt: at, hasSession: false, step: 8 }).step).toBe(8);
  });

  test('a step that is none, or the final one of an open questionnaire, is corrected', () => {
    expect(restored({ step: 8 }).step).toBe(7);
    expect([restored({ step: -1 }).step, restored({ step: 99 }).step]).toEqual([0, 0]);
  });

  test('another tab changes the answers and not the place', () => {
    const state = play(next, next, { type: 'answeredElsewhere', answers: adult });
    expect(state).toMatchObject({ step: 2, answers: { age: '18+' } });
  });
});
