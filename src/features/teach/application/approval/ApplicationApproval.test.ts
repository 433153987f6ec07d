import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import ApplicationApproval from './ApplicationApproval.astro';
import { approvalMessages } from './approval.messages.ts';
import type { ApplicationForApproval } from './approval.server.ts';

const AT = new Date('2026-03-01T10:00:00Z');
const application: ApplicationForApproval = {
  id: 'one',
  userId: 'lin',
  state: 'submitted',
  version: 1,
  lastStep: 7,
  data: SAMPLE_DRAFT,
  createdAt: AT,
  updatedAt: AT,
  submittedAt: AT,
  applicant: { email: 'lin@hanlu.example', name: null, role: 'teacher' },
  profile: undefined,
  pausedAt: undefined,
  moves: [],
  acts: [],
};

const pageWith = async (
  fault: string | undefined,
  changed: Partial<ApplicationForApproval> = {},
) => {
  const container = await AstroContainer.create();
  const props = {
    ...{ locale: 'en', typed: undefined, fault },
    application: { ...application, ...changed },
  };
  return container.renderToString(ApplicationApproval, { props });
};

test('a fault of the decision is told at the top, with a way to the form', async () => {
  const { needsReason } = approvalMessages.en;
  const page = await pageWith(needsReason);
  expect(page.indexOf(needsReason)).toBeLessThan(page.indexOf('<h1'));
  expect(page.match(/role="alert"/g)).toHaveLength(1);
  const target = /href="#([\w-]+)"/.exec(page)?.[1];
  expect(page).toContain(`id="${target ?? ''}"`);
  expect(await pageWith(undefined)).not.toContain('role="alert"');
});

test('links keep a space between their words and what follows', async () => {
  const text = (await pageWith(undefined)).replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
  expect(text).toContain(`${approvalMessages.en.video}: \u2068https://www.youtube.com`);
});

const profile = (state: 'visible' | 'suspended') => ({
  tutorId: 'lin',
  state,
  data: SAMPLE_DRAFT,
  version: 1,
  approvedAt: AT,
  approvedBy: null,
  changedAt: AT,
});
const as = (role: 'teacher' | 'student' | null) => ({
  applicant: { ...application.applicant, role },
});

test.each([
  ['Visible', 'Students see the profile as it is', as('teacher')],
  [
    'Hidden: paused by the tutor',
    'until the tutor ends the pause',
    { ...as('teacher'), pausedAt: AT },
  ],
  ['Hidden: the account has the role Student', 'until the account has the role', as('student')],
  [
    'Hidden: the account doesn’t have the role of a teacher',
    'until the account has the role',
    as(null),
  ],
])('an approved profile is told as students find it: %s', async (standing, help, changed) => {
  const page = await pageWith(undefined, {
    ...changed,
    state: 'approved',
    profile: profile('visible'),
  });
  expect(page).toContain(standing);
  expect(page).toContain(help);
});

test.each([
  ['The profile is visible again', as('teacher')],
  ['The profile stays hidden until the tutor ends the pause', { ...as('teacher'), pausedAt: AT }],
  ['The profile stays hidden until the account has the role', as('student')],
  [
    'has the role of a teacher again. The profile stays hidden until the tutor ends the pause',
    { ...as('student'), pausedAt: AT },
  ],
])('before a suspension is lifted stands what then holds: %s', async (help, changed) => {
  const page = await pageWith(undefined, {
    ...changed,
    state: 'approved',
    profile: profile('suspended'),
  });
  expect(page).toContain(help);
});
