import { expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { createQuestionSound } from './question-sound.ts';
import type { Said } from './say.ts';
import { speak } from './speech.ts';

vi.mock(import('./speech.ts'), () => ({ speak: vi.fn() }));

/** A voice that begins and ends as the test says. */
const voice = () => {
  const end = Promise.withResolvers<Said>();
  let begin: (() => void) | undefined;
  vi.mocked(speak).mockImplementationOnce((_, begun) => {
    begin = begun;
    return end.promise;
  });
  return { begin: () => begin?.(), end: end.resolve };
};

test('a question is heard once its sound has begun, also while it is played again', async () => {
  const { $sound, play } = createQuestionSound();
  const first = voice();
  const playing = play({ text: '马' });
  expect($sound.get()).toEqual({ isHeard: false, at: 'starting' });
  first.begin();
  expect($sound.get()).toEqual({ isHeard: true, at: 'speaking' });
  first.end('said');
  await expect(playing).resolves.toBe('said');
  const second = voice();
  void play({ text: '马' });
  expect($sound.get()).toEqual({ isHeard: true, at: 'starting' });
  second.end('stopped');
  await soon(() => expect($sound.get()).toEqual({ isHeard: true, at: 'stopped' }));
});

test('what was taken away at its first hearing is yet to be heard', async () => {
  const { $sound, play } = createQuestionSound();
  const first = voice();
  const playing = play({ text: '马' });
  first.begin();
  first.end('stopped');
  await playing;
  expect($sound.get()).toEqual({ isHeard: false, at: 'stopped' });
});

test('a newer wish has the word, and what becomes of the older one says nothing', async () => {
  const { $sound, play } = createQuestionSound();
  const [older, newer] = [voice(), voice()];
  const first = play({ text: '马' });
  const second = play({ text: '马' });
  older.begin();
  older.end('silent');
  await expect(first).resolves.toBe('stopped');
  expect($sound.get()).toEqual({ isHeard: false, at: 'starting' });
  newer.begin();
  newer.end('said');
  await second;
  expect($sound.get()).toEqual({ isHeard: true, at: 'quiet' });
});

test('of another question nothing was heard yet', async () => {
  const { $sound, play, beginAnew } = createQuestionSound();
  const first = voice();
  const playing = play({ text: '马' });
  beginAnew();
  first.begin();
  first.end('said');
  await playing;
  expect($sound.get()).toEqual({ isHeard: false, at: 'quiet' });
});
