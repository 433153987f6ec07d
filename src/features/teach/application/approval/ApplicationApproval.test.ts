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
  applicant: { email: 'lin@hanlu.example', name: null },
  profile: undefined,
  pausedAt: undefined,
  moves: [],
  acts: [],
};

const pageWith = async (fault: string | undefined) => {
  const container = await AstroContainer.create();
  const props = { locale: 'en', application, typed: undefined, fault };
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
