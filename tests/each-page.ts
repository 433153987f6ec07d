import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';
import { SOON_MS } from './soon.ts';

// Files share a thread, and would share its modules: one that an earlier file loaded knows nothing of
// what the next one mocks.
vi.resetModules();

// What a file of tests leaves on the page is not there for the next one in its thread.
vi.unstubAllGlobals();
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0`;
  }
}
// jsdom has no locks, so tests put some there.
if (typeof navigator !== 'undefined') Reflect.deleteProperty(navigator, 'locks');

configure({ asyncUtilTimeout: SOON_MS });

// What still loads then would be part of the next file.
afterAll(() => vi.dynamicImportSettled());
