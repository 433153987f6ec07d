import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import ApplicationReview from './ApplicationReview.astro';
import { reviewMessages } from './review.messages.ts';
import type { ReviewedApplication } from './review.server.ts';

const AT = new Date('2026-03-01T10:00:00Z');
const application: ReviewedApplication = {
  id: 'one',
  userId: 'lin',
  state: 'submitted',
  version: 1,
  lastStep: 7,
  data: SAMPLE_DRAFT,
  createdAt: AT,
  updatedAt: AT,
  submittedAt: AT,
  applicant: { email: 'lin@hanlu.example', locale: 'ar', name: null },
  moves: [],
};

const pageWith = async (fault: string | undefined) => {
  const container = await AstroContainer.create();
  const props = { locale: 'en', application, typed: undefined, fault };
  return container.renderToString(ApplicationReview, { props });
};

test('a fault of the decision is told at the top, with a way to the form', async () => {
  const { needsReason } = reviewMessages.en;
  const page = await pageWith(needsReason);
  expect(page.indexOf(needsReason)).toBeLessThan(page.indexOf('<h1'));
  expect(page.match(/role="alert"/g)).toHaveLength(1);
  const target = /href="#([\w-]+)"/.exec(page)?.[1];
  expect(page).toContain(`id="${target ?? ''}"`);
  expect(await pageWith(undefined)).not.toContain('role="alert"');
});

test('links keep a space between their words and what follows', async () => {
  const text = (await pageWith(undefined)).replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
  expect(text).toContain(`${reviewMessages.en.video}: \u2068https://www.youtube.com`);
});
