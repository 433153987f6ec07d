import { beforeEach, expect, test, vi } from 'vitest';
import { loadApplication } from './load-application.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';

/** The server's answers to the three calls that open an application. */
const serve = (status: { state: string; lastStep: number; reasons?: object[] }) => {
  const answers: Record<string, object> = {
    status: { reasons: [], ...status },
    start: { tempTeacherId: 'one' },
    one: { data: { ...SAMPLE_DRAFT, currentStep: status.lastStep }, version: 4, ...status },
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

test('a submitted application shows what it says', async () => {
  serve({ state: 'submitted', lastStep: 7 });
  expect(await loadApplication('en')).toMatchObject({
    at: 'closed',
    state: 'submitted',
    draft: { firstName: 'Lin', shortDescription: SAMPLE_DRAFT.shortDescription },
  });
});
