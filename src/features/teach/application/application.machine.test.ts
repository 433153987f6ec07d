import { describe, expect, test } from 'vitest';
import { APPLICATION_STATES } from '#src/domain/tutors/states.ts';
import {
  incompleteSteps,
  nextState,
  openingStep,
  resumedStep,
  sectionOf,
  stepAfter,
  stepOfSection,
  renewableFrom,
  type ApplicationEvent,
  type Profile,
} from './application.machine.ts';

const NOW = Date.UTC(2027, 0, 31);
const DECLINED = Date.UTC(2027, 0, 1, 15);
const reasons = [{ section: 'profile', reason: 'The video is private.' }] as const;
const submitted: ApplicationEvent = { type: 'submitted', faults: 0 };
const returned: ApplicationEvent = { type: 'returned', reasons };
const approved: ApplicationEvent = { type: 'approved' };
const declined: ApplicationEvent = { type: 'declined', reason: 'No certificate.' };
const reopened: ApplicationEvent = { type: 'reopened', reasons };
const edited: ApplicationEvent = { type: 'edited' };
const discarded: ApplicationEvent = { type: 'discarded' };
const renewed: ApplicationEvent = { type: 'renewed', declinedAt: DECLINED, now: NOW };
const ALL = {
  ...{ submitted, returned, approved, declined },
  ...{ reopened, edited, discarded, renewed },
};

/** What comes of each event in each state, given what was approved before; nothing is left out. */
const table = (profile: Profile) =>
  APPLICATION_STATES.flatMap((state) =>
    Object.entries(ALL).flatMap(([name, event]) => {
      const next = nextState(state, event, profile);
      return next ? [`${state}: ${name} → ${next}`] : [];
    }),
  );

describe('what happens to an application', () => {
  const FIRST = [
    'draft: submitted → submitted',
    'submitted: returned → returned',
    'submitted: approved → approved',
    'submitted: declined → declined',
    'returned: submitted → submitted',
    'approved: edited → draft',
    'declined: renewed → draft',
  ];

  test('the first time, and when somebody who left comes back', () => {
    expect(table(undefined)).toEqual(FIRST);
    expect(table('left')).toEqual(FIRST);
  });

  test('of somebody who teaches, whose approval stands meanwhile', () => {
    const TEACHING = [
      'draft: submitted → submitted',
      'draft: reopened → returned',
      'draft: discarded → approved',
      'submitted: returned → returned',
      'submitted: approved → approved',
      'returned: submitted → submitted',
      'approved: reopened → returned',
      'approved: edited → draft',
      'declined: renewed → draft',
    ];
    expect(table('visible')).toEqual(TEACHING);
    expect(table('suspended')).toEqual(TEACHING);
  });

  test('an incomplete one is not submitted, and nobody is turned away without a reason', () => {
    expect(nextState('draft', { type: 'submitted', faults: 1 }, undefined)).toBeUndefined();
    expect(nextState('submitted', { type: 'returned', reasons: [] }, undefined)).toBeUndefined();
    expect(nextState('submitted', { type: 'declined', reason: '' }, undefined)).toBeUndefined();
    expect(nextState('approved', { type: 'reopened', reasons: [] }, 'visible')).toBeUndefined();
  });

  test('who was declined begins again after thirty days, not a moment earlier', () => {
    expect(renewableFrom(DECLINED)).toBe(NOW);
    const early: ApplicationEvent = { ...renewed, now: NOW - 1 };
    expect(nextState('declined', early, undefined)).toBeUndefined();
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
