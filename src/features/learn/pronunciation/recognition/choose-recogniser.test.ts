// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { startRecording } from '../recording/recorder.ts';
import { browserRecogniser } from './browser-recogniser.ts';

vi.mock('../recording/recorder.ts', { spy: true });

/** A recogniser that does what the test says; jsdom has none. */
class FakeRecogniser extends EventTarget {
  static last: FakeRecogniser | undefined;
  static willStart = true;
  static forget = () => (FakeRecogniser.last = undefined);
  lang = '';
  interimResults = true;
  stop = vi.fn(() => this.say('end'));
  abort = vi.fn(() => this.say('end'));
  constructor() {
    super();
    FakeRecogniser.last = this;
  }
  start() {
    if (FakeRecogniser.willStart) queueMicrotask(() => this.say('start'));
  }
  say(type: string, more: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), more));
  }
}

/** Each test gets a page of its own, which has asked for nothing yet. */
const loadPage = async () => {
  vi.resetModules();
  return import('./choose-recogniser.ts');
};
const server = (available: boolean) => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ available })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

beforeEach(() => {
  localStorage.clear();
  FakeRecogniser.willStart = true;
});
afterEach(() => vi.unstubAllGlobals());

describe('who listens', () => {
  test('our server where it can, asked once in the life of a page', async () => {
    const fetched = server(true);
    const { chooseRecogniser } = await loadPage();
    expect(await chooseRecogniser('ar', undefined)).toBeTypeOf('function');
    await chooseRecogniser('ar', undefined);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('another server where one is configured, without asking ours', async () => {
    const fetched = server(false);
    const { chooseRecogniser } = await loadPage();
    expect(await chooseRecogniser('ar', 'https://speech.example/')).toBeTypeOf('function');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('the browser after it has been asked for, which is remembered', async () => {
    server(false);
    vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser);
    const { chooseRecogniser, isBrowserListening, storeConsent } = await loadPage();
    expect(await chooseRecogniser('ar', undefined)).toBe('consent_needed');
    expect(isBrowserListening()).toBe(false);
    storeConsent('yes');
    expect(await chooseRecogniser('ar', undefined)).toBeTypeOf('function');
    expect(isBrowserListening()).toBe(true);
    storeConsent('no');
    expect(await chooseRecogniser('ar', undefined)).toBe('no_listener');
  });

  test('nobody where the browser has no recogniser', async () => {
    server(false);
    const { chooseRecogniser } = await loadPage();
    expect(await chooseRecogniser('ar', undefined)).toBe('no_listener');
  });

  test('nobody while there is no network, and our server is asked again later', async () => {
    const { chooseRecogniser } = await loadPage();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await chooseRecogniser('ar', undefined)).toBe('offline');
    server(true);
    expect(await chooseRecogniser('ar', undefined)).toBeTypeOf('function');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect(await chooseRecogniser('ar', undefined)).toBe('offline');
  });
});

describe('the browser’s recogniser', () => {
  const on = { lost: vi.fn(), enough: vi.fn() };
  beforeEach(() => {
    vi.stubGlobal('SpeechRecognition', FakeRecogniser);
    on.lost.mockClear();
    on.enough.mockClear();
  });
  const listen = async () => {
    const take = await browserRecogniser(on);
    if (typeof take === 'string') throw new Error(`No take: ${take}`);
    return take;
  };

  test('listens for Mandarin and answers when it is stopped', async () => {
    const take = await listen();
    expect(FakeRecogniser.last).toMatchObject({ lang: 'zh-CN', interimResults: false });
    FakeRecogniser.last?.say('result', {
      results: [[{ transcript: '你' }], [{ transcript: '好' }]],
    });
    expect(await take.finish()).toEqual({ text: '你好' });
  });

  test('is recorded beside by Chromium on a computer alone, so that a voice can be painted', async () => {
    const recording = new Blob(['voice']);
    vi.mocked(startRecording).mockResolvedValue({
      finish: () => Promise.resolve(recording),
      cancel: () => undefined,
      level: () => 0.5,
    });
    const takeOn = async (userAgentData: unknown) => {
      Object.assign(navigator, { userAgentData });
      const take = await listen();
      return { level: take.level(), ...(await take.finish()) };
    };
    expect(await takeOn({ mobile: false })).toEqual({ text: '', level: 0.5, recording });
    expect(await takeOn({ mobile: true })).toEqual({ text: '', level: undefined });
    expect(await takeOn(undefined)).toEqual({ text: '', level: undefined });
    vi.mocked(startRecording).mockResolvedValue('other_tab');
    Object.assign(navigator, { userAgentData: { mobile: false } });
    expect(await browserRecogniser(on)).toBe('other_tab');
    Reflect.deleteProperty(navigator, 'userAgentData');
    vi.mocked(startRecording).mockRestore();
  });

  test('that stops by itself has heard enough', async () => {
    await listen();
    FakeRecogniser.last?.say('end');
    expect(on.enough).toHaveBeenCalledOnce();
    expect(on.lost).not.toHaveBeenCalled();
  });

  test.each([
    ['not-allowed', 'denied'],
    ['audio-capture', 'no_device'],
    ['no-speech', 'silent'],
    ['network', 'offline'],
    ['language-not-supported', 'no_listener'],
    ['something-new', 'unavailable'],
  ])('that fails with %s is %s, before and while it listens', async (error, fault) => {
    FakeRecogniser.willStart = false;
    FakeRecogniser.forget();
    const early = browserRecogniser(on);
    await soon(() => expect(FakeRecogniser.last).toBeDefined());
    FakeRecogniser.last?.say('error', { error });
    FakeRecogniser.last?.say('end');
    expect(await early).toBe(fault);

    FakeRecogniser.willStart = true;
    await listen();
    FakeRecogniser.last?.say('error', { error });
    FakeRecogniser.last?.say('end');
    expect(on.lost).toHaveBeenCalledWith(fault);
  });

  test('is let go at once', async () => {
    const take = await listen();
    take.cancel();
    expect(FakeRecogniser.last?.abort).toHaveBeenCalledOnce();
  });
});
