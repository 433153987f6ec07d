// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { serverRecogniser } from './server-recogniser.ts';

/** A microphone and recorder of the test's own making; jsdom has none. */
type Device = {
  supported: string[];
  content: Blob;
  tracks: FakeTrack[];
  failure: DOMException | undefined;
  loudness: number;
};
class FakeTrack extends EventTarget {
  isOpen = true;
  stop() {
    this.isOpen = false;
  }
}
let device: Device;

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => device.supported.includes(type);
  state = 'inactive';
  mimeType: string;
  constructor(_: unknown, options: { mimeType?: string }) {
    super();
    this.mimeType = options.mimeType ?? 'audio/whatever';
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    queueMicrotask(() => {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: device.content }));
      this.dispatchEvent(new Event('stop'));
    });
  }
}

beforeEach(() => {
  device = {
    supported: ['audio/webm;codecs=opus', 'audio/mp4'],
    content: new Blob(['voice']),
    tracks: [new FakeTrack()],
    failure: undefined,
    loudness: 0.3,
  };
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      createAnalyser = () => ({
        fftSize: 4,
        getFloatTimeDomainData: (samples: Float32Array) => samples.fill(device.loudness),
      });
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = () => Promise.resolve();
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: () =>
        device.failure
          ? Promise.reject(device.failure)
          : Promise.resolve({ getTracks: () => device.tracks }),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const on = { lost: () => undefined, enough: () => undefined };
const answerWith = (status: number, body: unknown) => {
  const fetched = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(
      typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const listen = async () => {
  const recognition = await serverRecogniser('/transcribe', 'ar')(on);
  if (typeof recognition === 'string') throw new Error(`No recognition: ${recognition}`);
  return recognition;
};
const record = async () => {
  const recognition = await listen();
  // Long enough for one look at the loudness.
  await new Promise((resolve) => setTimeout(resolve, 60));
  return recognition.finish();
};

describe('a recording', () => {
  test('is sent as the field “file”, in the best container that the browser makes', async () => {
    const fetched = answerWith(200, { text: '你好' });
    const heard = await record();
    expect(heard).toMatchObject({ text: '你好' });
    expect(await heard.recording?.text()).toBe('voice');
    const [address, init] = fetched.mock.calls[0] ?? [];
    const file = (init?.body as FormData).get('file') as File;
    expect([address, file.name, file.type]).toEqual([
      '/transcribe',
      'recording.webm',
      'audio/webm;codecs=opus',
    ]);
    expect(device.tracks.some(({ isOpen }) => isOpen)).toBe(false);
  });

  test('is mp4 on Safari', async () => {
    device.supported = ['audio/mp4'];
    const fetched = answerWith(200, { text: '你好' });
    await record();
    const file = (fetched.mock.calls[0]?.[1].body as FormData).get('file') as File;
    expect([file.name, file.type]).toEqual(['recording.mp4', 'audio/mp4']);
  });

  test.each([
    ['that is silent', { loudness: 0.001 }, 'silent'],
    ['without sound', { content: new Blob([]) }, 'silent'],
    ['of 10 MB', { content: new Blob([new Uint8Array(10_000_000)]) }, 'too_large'],
  ])('%s is not sent', async (_, change, fault) => {
    const fetched = answerWith(200, { text: '谢谢观看' });
    Object.assign(device, change);
    expect(await record()).toEqual({ fault });
    expect(fetched).not.toHaveBeenCalled();
  });

  test('that is given up closes the microphone and ends the request', async () => {
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      signal = init.signal;
      return new Promise(() => undefined);
    });
    const recognition = await listen();
    void recognition.finish();
    await soon(() => expect(signal).toBeDefined());
    recognition.cancel();
    expect(signal?.aborted).toBe(true);
    expect(device.tracks[0]?.isOpen).toBe(false);
  });
});

test.each([
  [400, 'unavailable'],
  [413, 'too_large'],
  [415, 'not_audio'],
  [429, 'busy'],
  [500, 'unavailable'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'slow'],
])('an answer with %i is the fault %s', async (status, fault) => {
  answerWith(status, { success: false });
  expect(await record()).toMatchObject({ fault });
});

test.each([{}, { text: 7 }, null, '<html>'])('the answer %j is no transcript', async (body) => {
  answerWith(200, body);
  expect(await record()).toMatchObject({ fault: 'unavailable' });
});

test('a lost connection is said to be one, and the recording is still there', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const heard = await record();
  expect(heard).toMatchObject({ fault: 'offline' });
  expect(await heard.recording?.text()).toBe('voice');
});

describe('a microphone', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'no_device'],
    ['OverconstrainedError', 'no_device'],
    ['NotReadableError', 'device_busy'],
    ['AbortError', 'device_busy'],
  ])('that fails with %s is %s', async (name, fault) => {
    device.failure = new DOMException('', name);
    expect(await serverRecogniser('/transcribe', 'ar')(on)).toBe(fault);
  });

  test('that is unplugged is lost', async () => {
    const lost = vi.fn();
    await serverRecogniser('/transcribe', 'ar')({ ...on, lost });
    device.tracks[0]?.dispatchEvent(new Event('ended'));
    expect(lost).toHaveBeenCalledWith('device_lost');
  });

  test('that another window listens to is told, and free again afterwards', async () => {
    const held = vi.fn();
    const request = (_: string, __: object, use: (lock: object) => Promise<void>) =>
      use({}).then(held);
    vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }));
    const recognition = await serverRecogniser('/transcribe', 'ar')(on);
    if (typeof recognition === 'string') throw new Error(`No recognition: ${recognition}`);
    // Once let go: while the visitor was asked.
    expect(held).toHaveBeenCalledTimes(1);
    recognition.cancel();
    await soon(() => expect(held).toHaveBeenCalledTimes(2));

    const refuse = async (_: string, __: object, use: (lock: null) => void) => use(null);
    Object.assign(navigator, { locks: { request: refuse } });
    expect(await serverRecogniser('/transcribe', 'ar')(on)).toBe('other_tab');
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('is not asked for where the browser can’t record', async () => {
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
    expect(await serverRecogniser('/transcribe', 'ar')(on)).toBe('unsupported');
  });
});
