import { describe, expect, test } from 'vitest';
import {
  incompleteSteps,
  nextState,
  openingStep,
  reachedStep,
  resumedStep,
  sectionOf,
  stepAfter,
  stepOfSection,
  type ApplicationState,
  type ReviewEvent,
} from './application.machine.ts';

const submitted: ReviewEvent = { type: 'submitted', faults: 0 };
const returned: ReviewEvent = {
  type: 'returned',
  reasons: [{ section: 'profile', reason: 'The video is private.' }],
};
const approved: ReviewEvent = { type: 'approved' };

describe('review', () => {
  test('an application goes from draft to submitted, back and in again, and to approved', () => {
    const path = [submitted, returned, submitted, approved];
    const states: (ApplicationState | undefined)[] = ['draft'];
    for (const event of path) states.push(nextState(states.at(-1) ?? 'draft', event));
    expect(states).toEqual(['draft', 'submitted', 'returned', 'submitted', 'approved']);
  });

  test.each<[ApplicationState, ReviewEvent]>([
    ['draft', approved],
    ['draft', returned],
    ['returned', approved],
    ['returned', returned],
    ['submitted', submitted],
    ['approved', submitted],
    ['approved', returned],
    ['approved', approved],
  ])('out of %s nothing comes of %j', (state, event) => {
    expect(nextState(state, event)).toBeUndefined();
  });

  test('an incomplete application is not submitted, and none is returned without a reason', () => {
    expect(nextState('draft', { type: 'submitted', faults: 1 })).toBeUndefined();
    expect(nextState('submitted', { type: 'returned', reasons: [] })).toBeUndefined();
  });
});

describe('steps', () => {
  test.each([
    [undefined, 1],
    [0, 1],
    [-3, 1],
    [4, 4],
    [7, 7],
    [12, 7],
    [2.9, 2],
  ])('a stored step of %s resumes at %s', (stored, step) => {
    expect(resumedStep(stored)).toBe(step);
  });

  test('an application that was sent back opens at its first returned part', () => {
    const reasons = [
      { section: 'price', reason: 'Too high.' },
      { section: 'profile', reason: 'The video is private.' },
    ] as const;
    expect(openingStep(7, reasons)).toBe(3);
    expect(openingStep(5, reasons)).toBe(5);
    expect(openingStep(7, [])).toBe(7);
  });

  test('an application that was sent back has been seen to its end', () => {
    const reasons = [{ section: 'general', reason: 'The name is cut off.' }] as const;
    expect(reachedStep(1, reasons)).toBe(7);
    expect(reachedStep(3, [])).toBe(3);
  });

  test('the last step has none after it', () => {
    expect([stepAfter(1), stepAfter(6), stepAfter(7)]).toEqual([2, 7, 7]);
  });

  test('every section has its step, and the summary has no section', () => {
    expect(stepOfSection('preference')).toBe(4);
    expect(sectionOf(6)).toBe('price');
    expect(sectionOf(7)).toBeUndefined();
  });

  test('incomplete steps are named once each, in order, without the summary', () => {
    expect(incompleteSteps([{ step: 5 }, { step: 1 }, { step: 5 }, { step: 7 }])).toEqual([1, 5]);
  });
});
