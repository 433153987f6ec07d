// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRELOAD_DELAY_MS, progressOf, QUESTION_PICTURES } from './question-pictures.machine.ts';

const openStore = () => import('./question-pictures.store.ts');

/** Pictures that the browser was asked for; every third one fails. */
const stubPictures = () => {
  const asked: string[] = [];
  class Picture {
    onload?: () => void;
    onerror?: () => void;
    set src(address: string) {
      asked.push(address);
      queueMicrotask(() => (asked.length % 3 === 0 ? this.onerror?.() : this.onload?.()));
    }
  }
  vi.stubGlobal('Image', Picture);
  return asked;
};

const saveData = (value: boolean) =>
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: value },
    configurable: true,
  });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

test('reading before the page has set the pictures up is a mistake', async () => {
  const store = await openStore();
  expect(() => store.questionPictures()).toThrow('before the page set them up');
});

test('the pictures are asked for three seconds after the page has loaded', async () => {
  const asked = stubPictures();
  const store = await openStore();
  store.preloadAfterPageLoad();
  await vi.advanceTimersByTimeAsync(PRELOAD_DELAY_MS - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(QUESTION_PICTURES);
});

test('pictures that fail do not stop the others', async () => {
  const store = await openStore();
  store.setUpQuestionPictures();
  const isBroken = (address: string) => address.includes('_2') || address.includes('_7');
  await store.preloadQuestionPictures((address) =>
    Promise.resolve(isBroken(address) ? 'error' : 'loaded'),
  );
  const state = store.questionPictures().get();
  expect(progressOf(state)).toBe(100);
  expect(state).toMatchObject({ at: 'done' });
  expect('pictures' in state && Object.values(state.pictures)).toEqual(
    QUESTION_PICTURES.map((address) => (isBroken(address) ? 'error' : 'loaded')),
  );
});

test('nothing is preloaded for a visitor who saves data', async () => {
  const asked = stubPictures();
  saveData(true);
  const store = await openStore();
  store.preloadAfterPageLoad();
  await vi.advanceTimersByTimeAsync(PRELOAD_DELAY_MS * 2);
  expect(asked).toEqual([]);
  expect(store.questionPictures().get()).toEqual({ at: 'idle' });
});
