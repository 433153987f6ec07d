// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { forgetSilence, rememberSilence } from './silence.ts';
import { useKnownSilence } from './use-known-silence.ts';

const MANDARIN = { lang: 'zh-CN', localService: true, name: 'Ting', voiceURI: 'ting' };
const ENGLISH = { lang: 'en-US', localService: true, name: 'Ann', voiceURI: 'ann' };

const give = (...voices: object[]) =>
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, cancel: () => undefined });

const known = (mayBeRecorded = false) => {
  const { result } = renderHook(() => useKnownSilence({ mayBeRecorded }));
  return () => result.current;
};
/** Longer than voices that are listed take. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => give(ENGLISH));
afterEach(() => {
  cleanup();
  forgetSilence();
  delete document.documentElement.dataset['sounds'];
  vi.unstubAllGlobals();
});

test('a device that lists no Mandarin voice is known to be silent', async () => {
  const isKnown = known();
  expect(isKnown()).toBe(false);
  await soon(() => expect(isKnown()).toBe(true));
});

test('so is one whose voice did not begin the last time', async () => {
  give(MANDARIN);
  rememberSilence();
  const isKnown = known();
  await soon(() => expect(isKnown()).toBe(true));
});

test('where there is a voice nothing is said', async () => {
  give(MANDARIN);
  const isKnown = known();
  await aWhile();
  expect(isKnown()).toBe(false);
});

test('where texts may be recorded, and some are, it is not known', async () => {
  document.documentElement.dataset['sounds'] = '/data/sounds.json';
  const [heard, madeUp] = [known(true), known()];
  await soon(() => expect(madeUp()).toBe(true));
  expect(heard()).toBe(false);
});
