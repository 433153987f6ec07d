import { atom, type ReadableAtom } from 'nanostores';
import { prefersLessData } from '#src/lib/data-saver.ts';
import {
  PRELOAD_DELAY_MS,
  QUESTION_PICTURES,
  stepPreload,
  type Preload,
} from './question-pictures.machine.ts';

const $preload = atom<Preload>({ at: 'idle' });
let isSetUp = false;

const load = (address: string): Promise<'loaded' | 'error'> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve('loaded');
    picture.onerror = () => resolve('error');
    picture.src = address;
  });

/** Makes the pictures' state readable on this page; call it before anything reads. */
export const setUpQuestionPictures = () => {
  isSetUp = true;
};

/** How far the pictures are. Throws on a page that has not set them up (SHELL-7). */
export const questionPictures = (): ReadableAtom<Preload> => {
  if (!isSetUp) throw new Error('The question pictures were read before the page set them up');
  return $preload;
};

/** Loads all pictures at once; one that fails is marked and the others go on (HOME-9). */
export const preloadQuestionPictures = async (loadPicture = load) => {
  if (questionPictures().get().at !== 'idle') return;
  $preload.set(stepPreload($preload.get(), { type: 'started', addresses: QUESTION_PICTURES }));
  const endings = QUESTION_PICTURES.map(async (address) => {
    const status = await loadPicture(address);
    $preload.set(stepPreload($preload.get(), { type: 'ended', address, status }));
  });
  await Promise.all(endings);
};

/** Preloads some seconds after the page has loaded, unless the visitor saves data. */
export const preloadAfterPageLoad = () => {
  setUpQuestionPictures();
  if (prefersLessData()) return;
  const wait = () => setTimeout(() => void preloadQuestionPictures(), PRELOAD_DELAY_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

/** Screens that have room for a picture beside the question. */
const LARGE_SCREEN = '(width >= 64rem)';

/** Preloads at once on the page of the questions, where the pictures are shown. */
export const preloadForLargeScreens = () => {
  setUpQuestionPictures();
  const screen = matchMedia(LARGE_SCREEN);
  if (screen.matches) return void preloadQuestionPictures();
  screen.addEventListener('change', () => void preloadQuestionPictures(), { once: true });
};
