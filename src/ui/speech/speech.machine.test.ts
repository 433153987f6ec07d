import { describe, expect, test } from 'vitest';
import {
  quiet,
  stepSpeech,
  waitOfSpeech,
  type Speech,
  type SpeechEvent,
} from './speech.machine.ts';

const source = (id: string, isRemote = false) => ({ id, isRemote, startWithinMs: 1200 });
const recording = source('recording');
const voice = source('voice');
const remote = source('remote', true);

const asked = (
  sources = [recording, voice],
  { times = 1, mayBeRemote = false } = {},
): SpeechEvent => ({ type: 'asked', sources, times, mayBeRemote });
const after = (...events: SpeechEvent[]) => events.reduce<Speech>(stepSpeech, quiet);
const who = (speech: Speech) =>
  'source' in speech ? `${speech.at} ${speech.source.id}` : speech.at;

const started = (turn: number, now = 0): SpeechEvent => ({ type: 'started', turn, now });
const ended = (turn: number, now = 1000): SpeechEvent => ({ type: 'ended', turn, now });
const failed = (turn: number): SpeechEvent => ({ type: 'failed', turn });

describe('the order of voices', () => {
  test('begins with the first and stays with it once it has begun', () => {
    expect(who(after(asked()))).toBe('starting recording');
    expect(who(after(asked(), started(1)))).toBe('speaking recording');
    expect(who(after(asked(), started(1), ended(1)))).toBe('quiet');
  });

  test('goes on to the next where one fails, ends before it began, or makes no sound', () => {
    expect(who(after(asked(), failed(1)))).toBe('starting voice');
    expect(who(after(asked(), ended(1)))).toBe('starting voice');
    expect(who(after(asked(), started(1, 0), ended(1, 10)))).toBe('starting voice');
    expect(who(after(asked(), started(1), failed(1)))).toBe('starting voice');
  });

  test('ends in silence, which is told, and never waits longer than a source may take', () => {
    expect(who(after(asked([])))).toBe('silent');
    expect(who(after(asked(), failed(1), failed(2)))).toBe('silent');
    expect(waitOfSpeech(after(asked()))).toEqual({ ms: 1200, then: 'failed' });
    expect(waitOfSpeech(after(asked(), started(1)))?.then).toBe('ended');
    expect(waitOfSpeech(after(asked([])))).toBeUndefined();
  });

  test('hears nothing any more of an attempt that is over', () => {
    const second = after(asked(), failed(1));
    for (const late of [started(1), ended(1), failed(1)]) {
      expect(stepSpeech(second, late)).toBe(second);
    }
  });
});

describe('saying it twice', () => {
  test('begins again with the same source, and is quiet after the second time', () => {
    const once = after(asked([voice], { times: 2 }), started(1), ended(1));
    expect(who(once)).toBe('starting voice');
    const twice = stepSpeech(stepSpeech(once, started(once.turn)), ended(once.turn));
    expect(who(twice)).toBe('quiet');
  });
});

describe('a voice that its maker speaks from afar', () => {
  test('is asked about before it reads, also after another has failed', () => {
    expect(who(after(asked([remote])))).toBe('asking remote');
    expect(who(after(asked([voice, remote]), failed(1)))).toBe('asking remote');
    expect(waitOfSpeech(after(asked([remote])))).toBeUndefined();
  });

  test('reads after the visitor has agreed, and at once where that is known', () => {
    expect(who(after(asked([remote]), { type: 'agreed' }))).toBe('starting remote');
    const known = asked([voice, remote], { mayBeRemote: true });
    expect(who(after(known, failed(1)))).toBe('starting remote');
  });

  test('stays silent where the visitor declines', () => {
    expect(who(after(asked([remote]), { type: 'declined' }))).toBe('silent');
  });
});

test('what is being said or asked ends when the page stops it', () => {
  const stopped: SpeechEvent = { type: 'stopped' };
  expect(who(after(asked(), stopped))).toBe('quiet');
  expect(who(after(asked([remote]), stopped))).toBe('quiet');
  expect(after(stopped)).toBe(quiet);
  expect(who(after(asked(), stopped, started(1)))).toBe('quiet');
});
