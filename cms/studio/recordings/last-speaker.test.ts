import { afterEach, expect, test, vi } from 'vitest';
import { asSpeaker, lastSpeaker, rememberSpeaker, today } from './last-speaker.ts';

const keepIn = (kept: Map<string, string>) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
afterEach(() => vi.unstubAllGlobals());

test('the speaker of the last recording is remembered, and no more of it than that', () => {
  const kept = new Map<string, string>();
  keepIn(kept);
  expect(lastSpeaker()).toBeUndefined();
  const recording = { speaker: 'Li Hua', licence: 'cc0', date: '2026-11-23' } as const;
  rememberSpeaker(recording);
  expect(lastSpeaker()).toEqual({ speaker: 'Li Hua', licence: 'cc0' });
  expect([...kept.values()].join()).not.toContain('2026');
});

test('what is kept and can’t be read, and a browser that keeps nothing, is nobody', () => {
  keepIn(new Map([['hanlu-speaker', '{']]));
  expect(lastSpeaker()).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  rememberSpeaker({ speaker: 'Li Hua', licence: 'cc0' });
  expect(lastSpeaker()).toBeUndefined();
});

test('a speaker has a name and a licence of the list', () => {
  expect(asSpeaker({ speaker: '  ', licence: 'cc0' })).toBeUndefined();
  expect(asSpeaker({ speaker: 'Li', licence: 'free' })).toBeUndefined();
  expect(asSpeaker(undefined)).toBeUndefined();
});

test('the day is that of the editor’s clock', () => {
  expect(today(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03');
});
