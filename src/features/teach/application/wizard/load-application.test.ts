import { beforeEach, expect, test, vi } from 'vitest';
import { loadApplication } from './load-application.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';

/** The server's answers to the three calls that open an application. */
const serve = (
  status: { state: string; lastStep: number; reasons?: object[]; profile?: string },
  stored: object = SAMPLE_DRAFT,
) => {
  const answers: Record<string, object> = {
    status: { reasons: [], ...status },
    start: { tempTeacherId: 'one' },
    one: { data: { ...stored, currentStep: status.lastStep }, version: 4, ...status },
  };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json({ success: true, ...answers[address.split('/').at(-1) ?? ''] })),
  );
};

beforeEach(() => vi.unstubAllGlobals());

test('an application that was sent back opens where it has to change and asks for the agreements', async () => {
  serve({
    state: 'returned',
    lastStep: 7,
    reasons: [{ section: 'profile', reason: 'The video is private.' }],
  });
  expect(await loadApplication('en')).toMatchObject({
    at: 'open',
    step: 3,
    draft: { firstName: 'Lin', agreements: { terms: false, privacy: false } },
  });
});

test('a draft opens where it was left, with the agreements as they were', async () => {
  serve({ state: 'draft', lastStep: 7 });
  expect(await loadApplication('en')).toMatchObject({
    at: 'open',
    step: 7,
    draft: { agreements: { terms: true, privacy: true } },
  });
});

test('a page that comes back stays on its step, whatever another tab is on', async () => {
  serve({ state: 'draft', lastStep: 7 });
  expect(await loadApplication('en', 2)).toMatchObject({ at: 'open', step: 2 });
});

test('a step counts as seen to where something of it is stored, however far its applicant looked', async () => {
  const stored = { email: 'lin@tutors.example', education: [], studentAgeRange: 'adult' };
  serve({ state: 'draft', lastStep: 7 }, stored);
  expect(await loadApplication('en')).toMatchObject({ at: 'open', step: 7, seenTo: [1, 2, 4] });
});

test.each([
  { state: 'returned', reasons: [{ section: 'general', reason: 'The name is cut off.' }] },
  { state: 'draft', profile: 'visible' },
])('every step counts as seen to once it was submitted: %j', async (status) => {
  serve({ lastStep: 7, ...status }, { firstName: 'Lin' });
  expect(await loadApplication('en')).toMatchObject({ at: 'open', seenTo: [1, 2, 3, 4, 5, 6, 7] });
});

test('a submitted application shows what it says', async () => {
  serve({ state: 'submitted', lastStep: 7 });
  expect(await loadApplication('en')).toMatchObject({
    at: 'closed',
    state: 'submitted',
    draft: { firstName: 'Lin', shortDescription: SAMPLE_DRAFT.shortDescription },
  });
});
