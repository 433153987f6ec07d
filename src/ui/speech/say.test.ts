// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SoundIndex } from '#src/domain/sound/sound-index.ts';

type Habit = 'reads' | 'dead' | 'fails' | 'blinks';
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
const openPage = async (...voices: Fake[]) => openPageListing(0, ...voices);

/** A device whose browser lists its voices after so long. */
const openPageListing = async (listedAfterMs: number, ...voices: Fake[]) => {
  const said: string[] = [];
  const listed = Date.now() + listedAfterMs;
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
    getVoices: () => (Date.now() >= listed ? voices : []),
    addEventListener: () => undefined,
    cancel: () => undefined,
    speak: (one: Utterance & Handlers) => {
      said.push(`${one.voice.name} ${one.text} ${one.rate.toFixed(2)}`);
      if (one.voice.habit === 'fails') setTimeout(() => one.onerror?.(), 5);
      if (one.voice.habit === 'blinks') {
        setTimeout(() => one.onstart?.(), 5);
        setTimeout(() => one.onend?.(), 10);
      }
      if (one.voice.habit !== 'reads') return;
      setTimeout(() => one.onstart?.(), 100);
      setTimeout(() => one.onend?.(), 1000);
    },
  });
  vi.resetModules();
  return { said, ...(await import('./say.ts')) };
};

/** A page that has recordings: what is played stands in `played`, with its speed. */
const openPageWithSounds = async (index: SoundIndex) => {
  const played: string[] = [];
  const elements: EventTarget[] = [];
  class Sounding extends EventTarget {
    constructor() {
      super();
      elements.push(this);
    }
    src = '';
    playbackRate = 1;
    pause = () => undefined;
    play = () => {
      played.push(`${this.src} ${this.playbackRate.toFixed(2)}`);
      this.dispatchEvent(new Event('playing'));
      return Promise.resolve();
    };
  }
  vi.stubGlobal('Audio', Sounding);
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve(index),
      blob: () => Promise.resolve(address),
    }),
  );
  vi.spyOn(URL, 'createObjectURL').mockImplementation(String);
  document.documentElement.dataset['sounds'] = '/data/sounds.json';
  /** What the element tells by itself. */
  const tell = (type: string) => elements.at(-1)?.dispatchEvent(new Event(type));
  return { played, tell, ...(await openPage()) };
};

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['sounds'];
  vi.useFakeTimers();
});

// Other tests share this thread, and the devices of the last test would be theirs.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // The page of the last test still reads, with voices that are gone now.
  vi.resetModules();
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

  test('puts a voice that ends as soon as it begins behind the others', async () => {
    const { say, said } = await openPage(voice('Blink', 'blinks'), voice('Ting', 'reads'));
    void say({ text: '你好' });
    await during(1200);
    void say({ text: '谢谢', times: 2 });
    await during(2200);
    const names = said.map((line) => line.split(' ')[0]);
    expect(names).toEqual(['Blink', 'Ting', 'Ting', 'Ting']);
    void say({ text: '再见' });
    expect(await during(100).then(() => said.at(-1))).toBe('Ting 再见 0.80');
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

  test('tells when it is heard, and nothing where another wish has come first', async () => {
    const { say } = await openPage(voice('Ting', 'reads'));
    const [first, second] = [vi.fn(), vi.fn()];
    void say({ text: '一' }, first);
    await during(50);
    void say({ text: '二' }, second);
    await during(1200);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
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

describe('a recording', () => {
  const index: SoundIndex = {
    你好: [['nǐ hǎo', '/a.mp3']],
    谢谢: [['xièxie', '/b.mp3', '/b2.mp3']],
  };

  test('is played as it was spoken, slower and faster as it is wished', async () => {
    const { say, played } = await openPageWithSounds(index);
    const wishes = [{ rate: 0.7 }, { speed: 0.9 }, { speed: 1.4 }, { isSlow: true }];
    for (const wish of wishes) {
      void say({ text: '你好', ...wish });
      await during(1500);
    }
    expect(played).toEqual(['/a.mp3 1.00', '/a.mp3 0.90', '/a.mp3 1.40', '/a.mp3 0.70']);
  });

  test('is slow by its slow take where there is one', async () => {
    const { say, played } = await openPageWithSounds(index);
    void say({ text: '谢谢', isSlow: true });
    await during(1500);
    expect(played).toEqual(['/b2.mp3 1.00']);
  });

  test('does not wait for voices on a device that has none', async () => {
    const { say, played } = await openPageWithSounds(index);
    void say({ text: '谢谢' });
    await during(200);
    expect(played).toHaveLength(1);
  });

  test('that does not come leaves the word to a voice that was late to be listed', async () => {
    await openPageWithSounds(index);
    const list = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string) =>
      address === '/a.mp3' ? new Promise(() => undefined) : list(address),
    );
    const { say, said } = await openPageListing(500, voice('Ting', 'reads'));
    const answer = say({ text: '你好' });
    await during(4900);
    expect(said).toEqual([]);
    await during(1500);
    expect(said).toEqual(['Ting 你好 0.80']);
    await expect(answer).resolves.toBe('said');
  });

  test('that fails before the voices are listed waits for them', async () => {
    await openPageWithSounds(index);
    const list = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string) =>
      address === '/a.mp3' ? Promise.reject(new Error('Gone.')) : list(address),
    );
    const { say, said } = await openPageListing(500, voice('Ting', 'reads'));
    const answer = say({ text: '你好' });
    await during(3000);
    expect(said).toEqual(['Ting 你好 0.80']);
    await expect(answer).resolves.toBe('said');
  });

  test('is not ended by the late end of what was said before it', async () => {
    const { say, played, speech, tell } = await openPageWithSounds({
      ...index,
      谢谢: [['xièxie', '/late.mp3']],
    });
    const soon = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/late.mp3') await new Promise((come) => setTimeout(come, 500));
      return soon(address);
    });
    void say({ text: '你好' });
    await during(100);
    const second = say({ text: '谢谢' });
    await during(300);
    tell('ended');
    await during(700);
    expect(speech.get().at).toBe('speaking');
    expect(played.at(-1)).toContain('/late.mp3');
    tell('ended');
    await expect(second).resolves.toBe('said');
  });

  test('leaves the word to a voice while the list of recordings does not come', async () => {
    await openPageWithSounds(index);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { say, said } = await openPage(voice('Ting', 'reads'));
    void say({ text: '谢谢' });
    await during(2000);
    expect(said).toEqual(['Ting 谢谢 0.80']);
  });
});
