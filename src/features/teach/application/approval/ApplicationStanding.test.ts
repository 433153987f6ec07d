import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import ApplicationStanding from './ApplicationStanding.astro';
import type { Standing } from './standing.server.ts';

const STANDING: Standing = {
  kind: 'approved',
  profile: 'visible',
  step: 7,
  submittedAt: undefined,
  reasons: [],
  reason: undefined,
  renewableAt: undefined,
};

const linksOf = async (standing: Partial<Standing>) => {
  const container = await AstroContainer.create();
  const props = { locale: 'zh', standing: { ...STANDING, ...standing } };
  const page = await container.renderToString(ApplicationStanding, { props });
  return [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
};

test('whoever taught finds the lessons also while the room is closed', async () => {
  expect(await linksOf({})).toEqual(['/zh/tutor']);
  expect(await linksOf({ kind: 'submitted', profile: undefined })).not.toContain('/zh/lessons');
  expect(await linksOf({ kind: 'suspended', profile: 'suspended' })).toContain('/zh/lessons');
  expect(await linksOf({ kind: 'left', profile: 'left' })).toContain('/zh/lessons');
  expect(await linksOf({ kind: 'submitted', profile: 'left' })).toContain('/zh/lessons');
});
