import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Recogniser, Heard } from './recognition/recogniser.ts';
import { judgeTranscript } from './judging/judge.ts';
import type { Fault } from './practice.machine.ts';
import { createPractice, type PracticeStore, type PracticeTools } from './practice.store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A recogniser whose microphone the test opens, closes and unplugs. */
const fakeRecogniser = (answer: Heard | 'never' = { text: '你好' }) => {
  const log: string[] = [];
  let on: Parameters<Recogniser>[0] | undefined;
  const recogniser: Recogniser = (callbacks) => {
    on = callbacks;
    log.push('open');
    return Promise.resolve({
      level: () => 0.5,
      cancel: () => log.push('cancel'),
      finish: () => {
        log.push('finish');
        return answer === 'never' ? new Promise<Heard>(() => undefined) : Promise.resolve(answer);
      },
    });
  };
  return { recogniser, log, lose: (fault: Fault) => on?.lost(fault), enough: () => on?.enough() };
};

const practiceWith = (
  choice: Awaited<ReturnType<PracticeTools['chooseRecogniser']>>,
  more: Partial<PracticeTools> = {},
) => {
  const practice = createPractice({
    chooseRecogniser: () => Promise.resolve(choice),
    loadJudge: () => Promise.resolve(judgeTranscript),
    isPageHidden: () => false,
    hush: () => undefined,
    tellJudgement: () => undefined,
    ...more,
  });
  practice.show({ item: 'phrase.a.1', chinese: '你好', pinyin: 'nǐ hǎo' });
  return practice;
};
const settled = () => vi.advanceTimersByTimeAsync(0);
const at = (practice: PracticeStore) => practice.$practice.get().at;
const press = (practice: PracticeStore) => {
  practice.press();
  return settled();
};

describe('what is told of a phrase', () => {
  const toldOf = async (answer: Heard) => {
    const { recogniser } = fakeRecogniser(answer);
    const tellJudgement = vi.fn<PracticeTools['tellJudgement']>();
    const practice = practiceWith(recogniser, { tellJudgement });
    await press(practice);
    await press(practice);
    return tellJudgement.mock.calls.map(([{ item }, { praise }]) => `${item} ${praise.say}`);
  };

  test('each verdict, with the phrase that it is about', async () => {
    expect(await toldOf({ text: '你好' })).toEqual(['phrase.a.1 success']);
    expect(await toldOf({ text: '香蕉' })).toEqual(['phrase.a.1 far']);
  });

  test('nothing where nothing was heard', async () => {
    expect(await toldOf({ fault: 'silent' })).toEqual([]);
    expect(await toldOf({ text: ' ' })).toEqual([]);
  });
});

describe('a recording', () => {
  test('ends by itself after five seconds and is judged', async () => {
    const { recogniser, log } = fakeRecogniser();
    const practice = practiceWith(recogniser);
    await press(practice);
    expect(at(practice)).toBe('listening');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(at(practice)).toBe('listening');
    await vi.advanceTimersByTimeAsync(1);
    expect(at(practice)).toBe('success');
    expect(log).toEqual(['open', 'finish', 'cancel']);
  });

  test('ends with the second press, or when the recogniser has heard enough', async () => {
    for (const end of ['press', 'enough'] as const) {
      const { recogniser, enough } = fakeRecogniser({ text: '我好' });
      const practice = practiceWith(recogniser);
      await press(practice);
      if (end === 'press') practice.press();
      else enough();
      expect(at(practice)).toBe('judging');
      await settled();
      expect(at(practice)).toBe('close');
    }
  });

  test.each(['', '  '])(
    'with the transcript %j fails, and the failure rests after 3 s',
    async (text) => {
      const practice = practiceWith(fakeRecogniser({ text }).recogniser);
      await press(practice);
      await press(practice);
      expect(practice.$practice.get()).toMatchObject({
        at: 'failed',
        failure: { fault: 'silent' },
      });
      await vi.advanceTimersByTimeAsync(2_999);
      expect(at(practice)).toBe('failed');
      await vi.advanceTimersByTimeAsync(1);
      expect(at(practice)).toBe('idle');
    },
  );

  test('that nobody answers is given up after 30 s, and the request ended', async () => {
    const { recogniser, log } = fakeRecogniser('never');
    const practice = practiceWith(recogniser);
    await press(practice);
    await press(practice);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(practice.$practice.get()).toMatchObject({ at: 'failed', failure: { fault: 'slow' } });
    expect(log.at(-1)).toBe('cancel');
  });

  test('stays with its attempt, to be painted and heard, and goes with it', async () => {
    const recording = new Blob(['voice']);
    const { recogniser } = fakeRecogniser({ text: '你好', recording });
    const practice = practiceWith(recogniser);
    await press(practice);
    expect(practice.$recording.get()).toBeUndefined();
    await press(practice);
    expect([at(practice), practice.$recording.get()]).toEqual(['success', recording]);
    await press(practice);
    expect([at(practice), practice.$recording.get()]).toEqual(['idle', undefined]);
  });

  test('stays where who listens has failed, for three seconds and after', async () => {
    const recording = new Blob(['voice']);
    const { recogniser } = fakeRecogniser({ fault: 'unavailable', recording });
    const practice = practiceWith(recogniser);
    await press(practice);
    await press(practice);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([at(practice), practice.$recording.get()]).toEqual(['idle', recording]);
    practice.show({ item: 'phrase.a.2', chinese: '谢谢', pinyin: 'xièxie' });
    expect(practice.$recording.get()).toBeUndefined();
  });

  test('that comes when another phrase shows is nobody’s', async () => {
    let answer: (heard: Heard) => void = () => undefined;
    const late = new Promise<Heard>((resolve) => (answer = resolve));
    const practice = practiceWith(() =>
      Promise.resolve({ level: () => 0, cancel: () => undefined, finish: () => late }),
    );
    await press(practice);
    await press(practice);
    practice.show({ item: 'phrase.a.2', chinese: '谢谢', pinyin: 'xièxie' });
    answer({ text: '你好', recording: new Blob(['voice']) });
    await settled();
    expect(practice.$recording.get()).toBeUndefined();
  });

  test('fails where the dictionaries can’t be loaded', async () => {
    const loadJudge = () => Promise.reject(new Error('no network'));
    const practice = practiceWith(fakeRecogniser().recogniser, { loadJudge });
    await press(practice);
    await press(practice);
    expect(practice.$practice.get()).toMatchObject({ failure: { fault: 'offline' } });
  });
});

describe('the microphone closes', () => {
  test('when another phrase shows', async () => {
    const { recogniser, log } = fakeRecogniser();
    const practice = practiceWith(recogniser);
    await press(practice);
    practice.show({ item: 'phrase.a.2', chinese: '谢谢', pinyin: 'xièxie' });
    expect([at(practice), log.at(-1)]).toEqual(['idle', 'cancel']);
  });

  test('when the page is hidden, or was hidden before it opened', async () => {
    const { recogniser, log } = fakeRecogniser();
    const practice = practiceWith(recogniser);
    await press(practice);
    practice.hide();
    expect([at(practice), log.at(-1)]).toEqual(['idle', 'cancel']);
    const behind = fakeRecogniser();
    const hidden = practiceWith(behind.recogniser, { isPageHidden: () => true });
    await press(hidden);
    expect([at(hidden), behind.log.at(-1)]).toEqual(['idle', 'cancel']);
  });

  test('when it is lost', async () => {
    const { recogniser, lose, log } = fakeRecogniser();
    const practice = practiceWith(recogniser);
    await press(practice);
    lose('device_lost');
    expect([at(practice), log.at(-1)]).toEqual(['failed', 'cancel']);
  });

  test('when another card listens', async () => {
    const first = fakeRecogniser();
    const one = practiceWith(first.recogniser);
    const other = practiceWith(fakeRecogniser().recogniser);
    await press(one);
    await press(other);
    expect([at(one), first.log.at(-1)]).toEqual(['idle', 'cancel']);
    expect(at(other)).toBe('listening');
  });

  test('when it opens after the visitor has changed their mind', async () => {
    const { recogniser, log } = fakeRecogniser();
    let allow: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (allow = resolve));
    const practice = practiceWith((on) => waiting.then(() => recogniser(on)));
    await press(practice);
    await press(practice);
    expect(at(practice)).toBe('idle');
    allow();
    await settled();
    expect(log).toEqual(['open', 'cancel']);
    expect(at(practice)).toBe('idle');
  });

  test('but once after five quick presses', async () => {
    const { recogniser, log } = fakeRecogniser();
    const practice = practiceWith(recogniser);
    for (let press = 0; press < 5; press += 1) practice.press();
    await settled();
    expect(at(practice)).toBe('listening');
    expect(log).toEqual(['open']);
    practice.leave();
    expect(log).toEqual(['open', 'cancel']);
  });
});

test('a microphone that the browser asks about is waited for, once, and says so after 4 s', async () => {
  let opened = 0;
  const practice = practiceWith(() => {
    opened += 1;
    return new Promise(() => undefined);
  });
  await press(practice);
  expect(practice.$practice.get()).not.toHaveProperty('isLong');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(practice.$practice.get()).toMatchObject({ at: 'opening', isLong: true });
  expect(opened).toBe(1);
  await press(practice);
  expect(at(practice)).toBe('idle');
});

describe('who listens', () => {
  test('nobody: the card says so, without a failure', async () => {
    const practice = practiceWith('no_listener');
    await press(practice);
    expect(practice.$practice.get()).toMatchObject({
      at: 'idle',
      failure: { fault: 'no_listener' },
    });
  });

  test('a browser without recording fails', async () => {
    const practice = practiceWith('unsupported');
    await press(practice);
    expect(practice.$practice.get()).toMatchObject({
      at: 'failed',
      failure: { fault: 'unsupported' },
    });
  });

  test('the browser’s recogniser, after a question', async () => {
    let choice: Recogniser | 'consent_needed' = 'consent_needed';
    const chooseRecogniser = () => Promise.resolve(choice);
    const practice = practiceWith('no_listener', { chooseRecogniser });
    await press(practice);
    expect(at(practice)).toBe('asking');
    choice = fakeRecogniser().recogniser;
    practice.agree();
    await settled();
    expect(at(practice)).toBe('listening');
  });
});
