// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { importStrokes } from './device/import-strokes.ts';
import { learner, openLearner } from './learner.store.ts';

vi.mock(import('./device/import-strokes.ts'), () => ({ importStrokes: vi.fn() }));

test('what was drawn before and finds no room holds up no page', async () => {
  vi.mocked(importStrokes).mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
  await openLearner('en');
  expect(learner.get()).toMatchObject({ at: 'open', owner: 'guest' });
});
