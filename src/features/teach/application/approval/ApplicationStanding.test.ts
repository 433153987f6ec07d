import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import ApplicationStanding from './ApplicationStanding.astro';
import ProfileOfOtherRole from './ProfileOfOtherRole.astro';
import type { Standing } from './standing.server.ts';

const STANDING: Standing = {
  kind: 'approved',
  profile: 'visible',
  hidden: undefined,
  step: 7,
  submittedAt: undefined,
  reasons: [],
  reason: undefined,
  renewableAt: undefined,
};

const pageOf = async (standing: Partial<Standing>, locale: 'en' | 'zh') => {
  const container = await AstroContainer.create();
  const props = { locale, standing: { ...STANDING, ...standing } };
  return container.renderToString(ApplicationStanding, { props });
};
const linksOf = async (standing: Partial<Standing>) => {
  const page = await pageOf(standing, 'zh');
  return [...page.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
};

test('whoever taught finds the lessons also while the room is closed', async () => {
  expect(await linksOf({})).toEqual(['/zh/tutor']);
  expect(await linksOf({ kind: 'submitted', profile: undefined })).not.toContain('/zh/lessons');
  expect(await linksOf({ kind: 'suspended', profile: 'suspended' })).toContain('/zh/lessons');
  expect(await linksOf({ kind: 'left', profile: 'left' })).toContain('/zh/lessons');
  expect(await linksOf({ kind: 'submitted', profile: 'left' })).toContain('/zh/lessons');
});

test.each(['approved', 'editing', 'changes_submitted', 'changes_returned'] as const)(
  'who is %s reads that students see the approved profile only where they do',
  async (kind) => {
    const seen = await pageOf({ kind }, 'en');
    expect(seen).toContain('Students see your approved profile');
    const paused = await pageOf({ kind, hidden: 'pause' }, 'en');
    expect(paused).not.toContain('Students see');
    expect(paused).toContain('You are paused');
    const ofAnotherRole = await pageOf({ kind, hidden: 'role' }, 'en');
    expect(ofAnotherRole).not.toContain('Students see');
    expect(ofAnotherRole).toContain('the role of a teacher');
  },
);

test('whose profile another role hides reads why, and is sent to no form that is closed to them', async () => {
  const container = await AstroContainer.create();
  const shown = (hasList: boolean) =>
    container.renderToString(ProfileOfOtherRole, { props: { locale: 'en', hasList } });
  expect(await shown(false)).toContain('the role of a teacher');
  expect(await shown(false)).not.toContain('href=');
  expect((await shown(true)).match(/href="[^"]*"/g)).toEqual(['href="/en/lessons"']);
});
