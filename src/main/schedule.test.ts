import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#db/client.ts';
import { figures } from '#src/server/watching/measures.ts';
import { startSchedule } from './schedule.ts';

const database = () => Promise.resolve({} as Database);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a job is done after a while, and again and again, also after it failed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue(undefined);
  const { close } = startSchedule([{ name: 'Mails', run, firstMs: 10, everyMs: 100 }], database);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(run).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('Mails failed:', expect.any(Error));
  await vi.advanceTimersByTimeAsync(250);
  expect(run).toHaveBeenCalledTimes(3);
  await close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(3);
  log.mockRestore();
});

test('failures are counted by the names of jobs, from none on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const run = vi.fn().mockRejectedValue(new Error('no network'));
  const jobs = ['Letters', 'Copies'].map((name) => ({ name, run, firstMs: 10, everyMs: 100 }));
  const { close } = startSchedule(jobs, database);
  const counted = async () =>
    (await figures.text()).match(/^hanlu_job_failures_total\{name="(?:Letters|Copies)"\} \d+$/gm);
  const line = (name: string, count: number) => `hanlu_job_failures_total{name="${name}"} ${count}`;
  expect(await counted()).toEqual([line('Letters', 0), line('Copies', 0)]);
  await vi.advanceTimersByTimeAsync(10);
  expect(await counted()).toEqual([line('Letters', 1), line('Copies', 1)]);
  await close();
  log.mockRestore();
});

test('a job is never done twice at a time, and closing waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const run = vi.fn(() => promise);
  const { close } = startSchedule([{ name: 'Mails', run, firstMs: 10, everyMs: 10 }], database);
  await vi.advanceTimersByTimeAsync(500);
  expect(run).toHaveBeenCalledTimes(1);
  const closed = vi.fn();
  const closing = close().then(closed);
  await vi.advanceTimersByTimeAsync(10);
  expect(closed).not.toHaveBeenCalled();
  resolve(undefined);
  await closing;
  expect(run).toHaveBeenCalledTimes(1);
});
