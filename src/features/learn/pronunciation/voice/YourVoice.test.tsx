// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTake } from '#src/ui/voice/take.store.ts';
import { expectedIn, type Seen } from './seen.ts';
import { yourVoiceMessages } from './your-voice.messages.ts';
import { YourVoice } from './YourVoice.tsx';

afterEach(cleanup);

const words = yourVoiceMessages.en;

vi.mock('./use-seen.ts', () => ({
  useSeen: ({ pinyin }: { pinyin: string }) => ({
    seen: undefined,
    seeing: 'measuring',
    hasVoice: false,
    expected: expectedIn(pinyin),
    take: createTake<Seen>({
      load: () => Promise.reject(new Error('No microphone')),
      measure: () => Promise.reject(new Error('No worker')),
    }),
    measureAgain: () => undefined,
  }),
}));

const shown = (chinese: string, pinyin: string) => {
  render(
    <YourVoice
      locale="en"
      phrase={{ chinese, pinyin, item: undefined }}
      recording={new Blob()}
      isCompared={false}
    />,
  );
  return {
    more: screen.queryByText(words.longer, { exact: false }),
    paint: screen.queryByRole('button', { name: words.paint }),
  };
};

test('a phrase that may be longer than what was recorded can be said where there is more time', () => {
  const { more, paint } = shown(
    '我要一张去上海的高铁票',
    'wǒ yào yì zhāng qù Shànghǎi de gāotiě piào',
  );
  expect(more).not.toBeNull();
  expect(paint).not.toBeNull();
});

test('a short one was recorded as a whole', () => {
  const { more, paint } = shown('你好', 'nǐ hǎo');
  expect(more).toBeNull();
  expect(paint).toBeNull();
});
