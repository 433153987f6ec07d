// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAutosave, type Remote, type Served } from './autosave.ts';

const KEY = 'hanlu.tutor-application.a1';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
const refused = (code: string) => ({
  ok: false as const,
  code: code as 'conflict',
  status: 0,
  message: `${code}!`,
  details: [],
});

let served: Served;
const save = vi.fn<Remote['save']>();
const read = vi.fn<Remote['read']>();
const started = (version = 0) => createAutosave('a1', { version, step: 1 }, { save, read });
const quiet = () => vi.advanceTimersByTimeAsync(600);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  served = { version: 0, fields: {} };
  save.mockReset().mockImplementation(({ data }) => {
    if (Object.keys(data).length > 0) served.version += 1;
    return Promise.resolve({ ok: true, reply: { version: served.version } });
  });
  read.mockReset().mockImplementation(() => Promise.resolve(served));
});
afterEach(() => vi.useRealTimers());

test('typing is sent once, when it pauses', async () => {
  const autosave = started();
  for (const firstName of ['L', 'Li', 'Lin']) autosave.change({ firstName });
  expect(autosave.$saving.get()).toEqual({ at: 'waiting' });
  expect(save).not.toHaveBeenCalled();
  await quiet();
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { step: 1, data: { firstName: 'Lin' }, version: 0 },
    { keepalive: false },
  );
  expect(autosave.$saving.get()).toEqual({ at: 'saved' });
  expect(kept()).toBeNull();
});

test('a step is saved once the server has answered, not while one types', async () => {
  const autosave = started();
  autosave.change({ firstName: 'Lin' });
  expect(autosave.$saved.get()).toEqual([]);
  save.mockResolvedValueOnce(refused('offline'));
  await quiet();
  expect(autosave.$saved.get()).toEqual([]);
  await autosave.flush();
  expect(autosave.$saved.get()).toEqual([1]);
});

test('nothing is called saved before something was', async () => {
  const autosave = started();
  expect(autosave.$saving.get()).toEqual({ at: 'untouched' });
  autosave.moveTo(3);
  await autosave.flush();
  expect(autosave.$saving.get()).toEqual({ at: 'untouched' });
  autosave.change({ firstName: 'Lin' });
  await quiet();
  expect(autosave.$saving.get()).toEqual({ at: 'saved' });
});

test('what an earlier visit saved is called saved', () => {
  expect(started(4).$saving.get()).toEqual({ at: 'saved' });
});

test('fields of two steps go in two requests, each on the version of the one before', async () => {
  const autosave = started();
  autosave.change({ firstName: 'Lin', lessonPriceUSD: 12 });
  await autosave.flush();
  // The last one says that the applicant is still on the first step.
  expect(save.mock.calls.map(([input]) => [input.step, input.version])).toEqual([
    [1, 0],
    [6, 1],
    [1, 2],
  ]);
  expect(autosave.version()).toBe(2);
});

test('what is typed while a request is on its way is sent after it', async () => {
  const autosave = started();
  let answer: (value: Awaited<ReturnType<Remote['save']>>) => void = () => undefined;
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  autosave.change({ firstName: 'Li' });
  const flushed = autosave.flush();
  autosave.change({ firstName: 'Lin' });
  answer({ ok: true, reply: { version: 1 } });
  await flushed;
  expect(save.mock.calls.map(([{ data, version }]) => [data, version])).toEqual([
    [{ firstName: 'Li' }, 0],
    [{ firstName: 'Lin' }, 1],
  ]);
});

test('the step is told after the changes, and without any', async () => {
  const autosave = started();
  autosave.change({ firstName: 'Lin' });
  autosave.moveTo(3);
  await autosave.flush();
  expect(save.mock.calls.map(([{ step, data }]) => [step, data])).toEqual([
    [1, { firstName: 'Lin' }],
    [3, {}],
  ]);
});

describe('when the server can’t be reached', () => {
  test('fields are kept here, tried again, and forgotten here once they are there', async () => {
    const autosave = started();
    save.mockResolvedValueOnce(refused('offline')).mockResolvedValueOnce(refused('unexpected'));
    autosave.change({ firstName: 'Lin' });
    await quiet();
    expect(autosave.$saving.get()).toMatchObject({ at: 'failed', why: 'offline', isKept: true });
    expect(kept()).toEqual({ version: 0, fields: { firstName: 'Lin' } });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(autosave.$saving.get()).toMatchObject({ why: 'server', message: 'unexpected!' });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(autosave.$saving.get()).toEqual({ at: 'saved' });
    expect(kept()).toBeNull();
  });

  test('a device that stores nothing is told', async () => {
    const storing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const autosave = started();
    save.mockResolvedValueOnce(refused('offline'));
    autosave.change({ firstName: 'Lin' });
    await quiet();
    expect(autosave.$saving.get()).toMatchObject({ at: 'failed', isKept: false });
    storing.mockRestore();
  });

  test('the next visit sends what was kept', async () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 4, fields: { firstName: 'Lin' } }));
    const autosave = started(4);
    const shown = autosave.restore({ version: 4, fields: { firstName: '', lastName: 'Wang' } });
    expect(shown).toEqual({ firstName: 'Lin', lastName: 'Wang' });
    await quiet();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ data: { firstName: 'Lin' }, version: 4 });
  });
});

test.each([
  ['unauthenticated', 'signed_out'],
  ['locked', 'locked'],
  ['not_found', 'gone'],
  ['forbidden', 'gone'],
])('after %s nothing is tried again by itself', async (code, why) => {
  const autosave = started();
  save.mockResolvedValueOnce(refused(code));
  autosave.change({ firstName: 'Lin' });
  await quiet();
  expect(autosave.$saving.get()).toMatchObject({ at: 'failed', why });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(save).toHaveBeenCalledTimes(1);
  await autosave.flush();
  expect(autosave.$saving.get()).toEqual({ at: 'saved' });
});

test('a text that can’t be stored is said to be refused, and the others are saved', async () => {
  const autosave = started();
  autosave.change({ firstName: 'Lin\u0000', lastName: 'Wang' });
  await quiet();
  expect(save.mock.calls.map(([{ data }]) => data)).toEqual([{ lastName: 'Wang' }]);
  expect(autosave.$saving.get()).toMatchObject({ at: 'failed', why: 'refused' });
  autosave.change({ firstName: 'Lin' });
  await quiet();
  expect(autosave.$saving.get()).toEqual({ at: 'saved' });
});

describe('when it was changed elsewhere', () => {
  const conflicted = async () => {
    const autosave = started();
    save.mockResolvedValueOnce(refused('conflict'));
    served = { version: 7, fields: { firstName: 'Lan', lastName: 'Zhang' } };
    autosave.change({ firstName: 'Lin' });
    await quiet();
    expect(autosave.$saving.get()).toEqual({
      at: 'conflict',
      mine: { firstName: 'Lin' },
      theirs: served,
    });
    return autosave;
  };

  test('nothing is sent until someone decides', async () => {
    const autosave = await conflicted();
    autosave.change({ lastName: 'Wang' });
    await vi.advanceTimersByTimeAsync(120_000);
    await autosave.flush();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('theirs takes the place of what was typed here', async () => {
    const autosave = await conflicted();
    expect(autosave.resolve('theirs')).toEqual({ firstName: 'Lan', lastName: 'Zhang' });
    await quiet();
    expect(save).toHaveBeenCalledTimes(1);
    expect(kept()).toBeNull();
  });

  test('what theirs takes the place of counts as saved nowhere', async () => {
    served = { version: 7, fields: {} };
    save.mockResolvedValueOnce(refused('conflict'));
    const autosave = started();
    autosave.change({ firstName: 'Lin' });
    await quiet();
    autosave.resolve('theirs');
    expect(autosave.$saved.get()).toEqual([]);
  });

  test('mine goes over theirs, and the rest of theirs stays', async () => {
    const autosave = await conflicted();
    expect(autosave.resolve('mine')).toEqual({ firstName: 'Lin', lastName: 'Zhang' });
    await quiet();
    expect(save.mock.calls[1]?.[0]).toMatchObject({ data: { firstName: 'Lin' }, version: 7 });
  });

  test('the same change in both places is no conflict', async () => {
    const autosave = started();
    save.mockResolvedValueOnce(refused('conflict'));
    served = { version: 7, fields: { firstName: 'Lin' } };
    autosave.change({ firstName: 'Lin' });
    await quiet();
    expect(autosave.$saving.get()).toEqual({ at: 'saved' });
    expect(autosave.version()).toBe(7);
  });

  test('unsent fields of an earlier visit are no reason to overwrite', () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 4, fields: { firstName: 'Lin' } }));
    const autosave = started(5);
    autosave.restore({ version: 5, fields: { firstName: 'Lan' } });
    expect(autosave.$saving.get()).toMatchObject({ at: 'conflict' });
  });
});
