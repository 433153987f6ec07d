import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadTutorFile } from './upload-tutor-file.ts';

/** A browser's request, driven by hand. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  opened: string[] = [];
  form: FormData | undefined;
  status = 0;
  responseText = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

const file = new File(['x'], 'diploma.pdf');
const start = (options: object = {}) =>
  uploadTutorFile(file, 'education', 'edu-1', { locale: 'ar', ...options });

test('a file goes out with its kind and entry, and its key comes back', async () => {
  const result = start();
  const { opened, headers, form } = FakeRequest.last;
  expect(opened).toEqual(['POST', '/api/uploads/files']);
  expect(headers).toEqual({ 'Accept-Language': 'ar' });
  expect(form?.get('kind')).toBe('education');
  expect(form?.get('itemId')).toBe('edu-1');
  expect((form?.get('file') as File).name).toBe('diploma.pdf');
  FakeRequest.last.answer(200, '{"key":"abc","itemId":"edu-1"}');
  expect(await result).toEqual({ ok: true, key: 'abc' });
});

test('progress is told in percent', async () => {
  const heard: number[] = [];
  const result = start({ onProgress: (percent: number) => heard.push(percent) });
  for (const loaded of [10, 200, 400]) {
    const event = Object.assign(new Event('progress'), { loaded, total: 400 });
    FakeRequest.last.upload.dispatchEvent(event);
  }
  FakeRequest.last.answer(200, '{"key":"abc"}');
  await result;
  expect(heard).toEqual([3, 50, 100]);
});

test.each([
  [413, '{"success":false,"message":"حجم الملفّ يتجاوز 5 ميغابايت"}', 'حجم الملفّ يتجاوز 5 ميغابايت'],
  [502, '<html>Bad gateway</html>', ''],
  [200, '{"something":"else"}', ''],
  [200, '', ''],
])(
  'an answer %i %s is a failure in the server’s words, or without words',
  async (status, text, message) => {
    const result = start();
    FakeRequest.last.answer(status, text);
    expect(await result).toEqual({ ok: false, message });
  },
);

test('a lost connection and a cancelled upload end without words', async () => {
  const lost = start();
  FakeRequest.last.dispatchEvent(new Event('error'));
  expect(await lost).toEqual({ ok: false, message: '' });
  const controller = new AbortController();
  const cancelled = start({ signal: controller.signal });
  controller.abort();
  expect(await cancelled).toEqual({ ok: false, message: '' });
  expect(await start({ signal: controller.signal })).toEqual({ ok: false, message: '' });
});
