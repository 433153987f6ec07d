import { QUESTION_NUMBERS, QUESTION_TYPES, type QuestionType } from './questions.ts';

export const questionPicture = (question: QuestionType) =>
  `/images/questions/yaoyao_questions_${QUESTION_NUMBERS[question]}.webp`;

/** Pictures of the student questions in the order in which they are asked (HOME-9). */
export const QUESTION_PICTURES = QUESTION_TYPES.map(questionPicture);

/** Beside the thanks that follow the last question. */
export const FINISHED_PICTURE = '/images/questions/yaoyao_finished.webp';

/** The home page is settled by then; the pictures are for the next page. */
export const PRELOAD_DELAY_MS = 3000;

type PictureStatus = 'loading' | 'loaded' | 'error';
type Pictures = Readonly<Record<string, PictureStatus>>;

export type Preload =
  { at: 'idle' } | { at: 'preloading'; pictures: Pictures } | { at: 'done'; pictures: Pictures };

export type PreloadEvent =
  | { type: 'started'; addresses: readonly string[] }
  | { type: 'ended'; address: string; status: 'loaded' | 'error' };

export const stepPreload = (state: Preload, event: PreloadEvent): Preload => {
  switch (event.type) {
    case 'started':
      if (state.at !== 'idle') return state;
      return {
        at: event.addresses.length > 0 ? 'preloading' : 'done',
        pictures: Object.fromEntries(event.addresses.map((address) => [address, 'loading'])),
      };
    case 'ended': {
      if (state.at !== 'preloading' || !(event.address in state.pictures)) return state;
      const pictures = { ...state.pictures, [event.address]: event.status };
      const isDone = !Object.values(pictures).includes('loading');
      return { at: isDone ? 'done' : 'preloading', pictures };
    }
  }
};

/** Share of pictures that have ended, loaded or not, in percent. */
export const progressOf = (state: Preload): number => {
  if (state.at === 'idle') return 0;
  const statuses = Object.values(state.pictures);
  if (statuses.length === 0) return 100;
  return (statuses.filter((status) => status !== 'loading').length * 100) / statuses.length;
};
