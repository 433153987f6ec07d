// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';

type Habit = 'reads' | 'dead' | 'fails';
type Fake = { name: string; lang: string; localService: boolean; voiceURI: string; habit: Habit };
type Handlers = Record<'onstart' | 'onend' | 'onerror', (() => void) | null>;

const voice = (name: string, habit: Habit, localService = true): Fake => ({
  name,
  voiceURI: name,
  lang: 'zh-CN',
  localService,
  habit,
});

/** A device with these voices, and a page that has just been opened on it. */
const openPage = async (...voices: Fake[]) => {
  const said: string[] = [];
  class Utterance {
    voice!: Fake;
    rate = 1;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    addEventListener: () => undefined,
    cancel: () => undefined,
    speak: (one: Utterance & Handlers) => {
      said.push(`${one.voice.name} ${one.text} ${one.rate.toFixed(2)}`);
      if (one.voice.habit === 'fails') setTimeout(() => one.onerror?.(), 5);
      if (one.voice.habit !== 'reads') return;
      setTimeout(() => one.onstart?.(), 100);
      setTimeout(() => one.onend?.(), 1000);
    },
  });
  vi.resetModules();
  return { said, ...(await import('./say.ts')) };
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

const during = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('saying', () => {
  test('is done by a voice that begins, at the usual speed, slowly and twice', async () => {
    const { say, said } = await openPage(voice('Ting', 'reads'));
    const answer = say({ text: '你好' });
    await during(1100);
    await expect(answer).resolves.toBe('said');
    void say({ text: '你好', rate: 1, isSlow: true, times: 2 });
    await during(3000);
    expect(said).toEqual(['Ting 你好 0.80', 'Ting 你好 0.70', 'Ting 你好 0.70']);
  });

  test('passes over a dead voice after 1.2 seconds, and at once the next time', async () => {
    const { say, said, speech } = await openPage(voice('Dead', 'dead'), voice('Ting', 'reads'));
    void say({ text: '你好' });
    await during(1199);
    expect(said).toHaveLength(1);
    await during(200);
    expect(speech.get().at).toBe('speaking');
    await during(1000);
    void say({ text: '谢谢' });
    await during(1100);
    expect(said).toEqual(['Dead 你好 0.80', 'Ting 你好 0.80', 'Ting 谢谢 0.80']);
  });

  test('is silent where every voice breaks off, where there is none, and without the interface', async () => {
    const broken = await openPage(voice('One', 'fails'), voice('Two', 'fails'));
    const first = broken.say({ text: '你好' });
    await during(20);
    await expect(first).resolves.toBe('silent');
    const none = await openPage();
    const second = none.say({ text: '你好' });
    await during(1200);
    await expect(second).resolves.toBe('silent');
  });

  test('ends for a newer wish', async () => {
    const { say, said } = await openPage(voice('Ting', 'reads'));
    const first = say({ text: '一' });
    await during(200);
    const second = say({ text: '二' });
    await expect(first).resolves.toBe('stopped');
    await during(1200);
    await expect(second).resolves.toBe('said');
    expect(said).toHaveLength(2);
  });

  test('asks about a remote voice once, and keeps the answer', async () => {
    const remote = voice('Far', 'reads', false);
    const page = await openPage(remote);
    void page.say({ text: '你好' });
    await during(10);
    expect(page.speech.get().at).toBe('asking');
    page.answerAboutRemote('yes');
    await during(1100);
    const agreed = await openPage(remote);
    void agreed.say({ text: '你好' });
    await during(10);
    expect(agreed.speech.get().at).toBe('starting');
    agreed.answerAboutRemote('no');
    const declined = await openPage(remote);
    const answer = declined.say({ text: '你好' });
    await during(10);
    await expect(answer).resolves.toBe('silent');
    expect(declined.said).toEqual([]);
  });
});
