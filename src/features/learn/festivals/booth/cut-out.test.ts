import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCutOut, SILENCE_LIMIT_MS, TOTAL_LIMIT_MS } from './cut-out.ts';
import type { CutOutOrder, CutOutReply } from './cut-out.protocol.ts';

const PATH = 'https://host.example/dist/';
const photo = new Blob(['photo']);
const person = new Blob(['person']);

class FakeWorker extends EventTarget {
  orders: CutOutOrder[] = [];
  terminate = vi.fn();
  postMessage = (order: CutOutOrder) => void this.orders.push(order);
  say = (reply: CutOutReply) => this.dispatchEvent(new MessageEvent('message', { data: reply }));
}

let workers: FakeWorker[] = [];
const loading = vi.fn();
const open = () =>
  openCutOut(PATH, loading, () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  workers = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('nothing starts before it is asked for', () => {
  open();
  expect(workers).toEqual([]);
});

test('preparing and cutting are done by one worker', async () => {
  const cutOut = open();
  cutOut.prepare();
  const result = cutOut.cut(photo);
  expect(workers).toHaveLength(1);
  expect(workers[0]?.orders).toEqual([
    { type: 'prepare', publicPath: PATH },
    { type: 'cut', publicPath: PATH, photo },
  ]);
  workers[0]?.say({ type: 'cut', person });
  expect(await result).toEqual({ person });
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
});

test('a failure ends the worker, and a retry has a fresh one', async () => {
  const cutOut = open();
  const first = cutOut.cut(photo);
  workers[0]?.say({ type: 'failed', message: 'TypeError: Failed to fetch' });
  expect(await first).toBe('failed');
  expect(workers[0]?.terminate).toHaveBeenCalled();
  const second = cutOut.cut(photo);
  workers[1]?.say({ type: 'cut', person });
  expect(await second).toEqual({ person });
});

test('loading that failed before the capture is tried again at the capture', () => {
  const cutOut = open();
  cutOut.prepare();
  workers[0]?.say({ type: 'failed', message: 'offline' });
  void cutOut.cut(photo);
  expect(workers[1]?.orders).toEqual([{ type: 'cut', publicPath: PATH, photo }]);
});

test('a worker whose script can’t be loaded fails', async () => {
  const result = open().cut(photo);
  workers[0]?.dispatchEvent(new Event('error'));
  expect(await result).toBe('failed');
});

test('silence is too slow, every sign of life gives new time', async () => {
  const result = open().cut(photo);
  vi.advanceTimersByTime(SILENCE_LIMIT_MS - 1);
  workers[0]?.say({ type: 'loading', bytes: 4_000_000 });
  expect(loading).toHaveBeenLastCalledWith(4_000_000);
  vi.advanceTimersByTime(SILENCE_LIMIT_MS - 1);
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await result).toBe('too_slow');
  expect(workers[0]?.terminate).toHaveBeenCalled();
});

test('a drip of bytes does not keep anyone waiting for ever', async () => {
  const result = open().cut(photo);
  const drip = setInterval(() => workers[0]?.say({ type: 'loading', bytes: 1 }), 1000);
  vi.advanceTimersByTime(TOTAL_LIMIT_MS);
  expect(await result).toBe('too_slow');
  clearInterval(drip);
});

test('loading in the background has no limit while nobody waits', () => {
  open().prepare();
  vi.advanceTimersByTime(10 * TOTAL_LIMIT_MS);
  expect(workers[0]?.terminate).not.toHaveBeenCalled();
});

test('cancelling ends the worker, and what it still says is not heard', async () => {
  const cutOut = open();
  const first = cutOut.cut(photo);
  cutOut.cancel();
  expect(await first).toBe('cancelled');
  const second = cutOut.cut(photo);
  workers[0]?.say({ type: 'cut', person: new Blob(['late']) });
  workers[1]?.say({ type: 'cut', person });
  expect(await second).toEqual({ person });
});
