// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { listenAgain, mute } from '#src/learning/device/hearing.store.ts';
import { storeVoiceConsent } from '#src/ui/speech/remote-consent.ts';
import { rememberSilence } from '#src/ui/speech/silence.ts';
import { speak } from '#src/ui/speech/speech.ts';
import { askExercise, copy, HALAL } from './harness.tsx';
import { HearAndChoose } from './HearAndChoose.tsx';

vi.mock(import('#src/ui/speech/speech.ts'), () => ({ speak: vi.fn() }));

beforeEach(() => {
  vi.mocked(speak).mockImplementation((_, begun) => {
    begun?.();
    return Promise.resolve('said');
  });
  touched(true);
});
afterEach(() => {
  cleanup();
  listenAgain();
  localStorage.clear();
  vi.clearAllMocks();
});

/** Whether somebody has pressed something on the page. */
const touched = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive },
    configurable: true,
  });

const ask = (item?: CatalogueItem) => askExercise(HearAndChoose, item);
const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

test('it is played as it comes, and its meaning chosen; nothing shows or says what it is', async () => {
  const onAnswer = ask();
  expect(speak).toHaveBeenCalledWith(
    { text: '清真', pinyin: 'qīngzhēn', isSlow: false },
    expect.any(Function),
  );
  expect(heading()).toBe(copy.questions.hear);
  expect(document.activeElement).toBe(button(copy.hear.again));
  await userEvent.click(button('halal'));
  expect(onAnswer.mock.calls).toEqual([[3]]);
  expect(screen.getByText(copy.verdicts.right)).toBeDefined();
});

test('heard again it is as good, heard slowly it is right with a help', async () => {
  const first = ask();
  await userEvent.click(button(copy.hear.again));
  await userEvent.click(button('halal'));
  expect(first.mock.calls).toEqual([[3]]);
  cleanup();
  const second = ask();
  await userEvent.click(button(copy.hear.slower));
  await userEvent.click(button('halal'));
  expect(second.mock.calls).toEqual([[2]]);
  expect(screen.getByText(copy.verdicts.slow)).toBeDefined();
});

test('where nobody has pressed anything yet it waits, and what was not heard has no answer', async () => {
  touched(false);
  const onAnswer = ask();
  expect(speak).not.toHaveBeenCalled();
  await userEvent.click(button('halal'));
  await userEvent.click(button(copy.dontKnow));
  expect(onAnswer).not.toHaveBeenCalled();
  await userEvent.click(button(copy.hear.listen));
  await userEvent.click(button('halal'));
  expect(onAnswer).toHaveBeenCalledOnce();
});

test('where something else is said in between it says so, and waits to be heard', async () => {
  vi.mocked(speak).mockResolvedValueOnce('stopped');
  const onAnswer = ask();
  await waitFor(() => expect(screen.getByText(copy.hear.stopped)).toBeDefined());
  await userEvent.click(button('halal'));
  expect(onAnswer).not.toHaveBeenCalled();
});

test('where nothing begins it is read, says so, and is told as reading', async () => {
  vi.mocked(speak).mockResolvedValueOnce('silent');
  const onAnswer = ask();
  await waitFor(() => expect(heading()).toContain(copy.hear.silent));
  expect(heading()).toContain('清真');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })),
  );
  await userEvent.click(button('halal'));
  expect(onAnswer.mock.calls).toEqual([[3, 'read']]);
});

test('who declined the voice from afar is told so, and can hear it after all', async () => {
  storeVoiceConsent('no');
  vi.mocked(speak).mockResolvedValueOnce('silent');
  const onAnswer = ask();
  await waitFor(() => expect(heading()).toContain(copy.hear.declined));
  await userEvent.click(button(copy.hear.browserVoice));
  expect(heading()).toBe(copy.questions.hear);
  expect(speak).toHaveBeenCalledTimes(2);
  await userEvent.click(button('halal'));
  expect(onAnswer.mock.calls).toEqual([[3]]);
});

test('who can’t listen reads, now and from then on', async () => {
  const onAnswer = ask();
  await userEvent.click(button(copy.hear.mute));
  expect(heading()).toContain(copy.hear.muted);
  await userEvent.click(button('halal'));
  expect(onAnswer.mock.calls).toEqual([[3, 'read']]);
  cleanup();
  vi.clearAllMocks();
  ask();
  expect(heading()).toContain(copy.hear.muted);
  expect(speak).not.toHaveBeenCalled();
});

test('a device that is known to be silent is tried for recordings alone', () => {
  rememberSilence();
  ask();
  expect(heading()).toContain(copy.hear.silent);
  expect(speak).not.toHaveBeenCalled();
  cleanup();
  ask({ ...HALAL, isRecorded: true });
  expect(speak).toHaveBeenCalledOnce();
  cleanup();
  mute();
  ask({ ...HALAL, isRecorded: true });
  expect(speak).toHaveBeenCalledOnce();
});
