import type { Judgement } from './judging/judge.ts';

/** A recording ends by itself. */
export const RECORDING_LIMIT_MS = 5_000;
/** After so long a browser may be waiting for an answer of its visitor. */
const ASKING_AFTER_MS = 4_000;
/** How long a failure shows before the microphone is offered again. */
export const FAILED_RESET_MS = 3_000;
/** Longer than the server waits for its own helper, so that its explanation can arrive. */
const JUDGING_LIMIT_MS = 30_000;

/** Why an attempt came to nothing. */
export type Fault =
  /** The visitor or the system keeps the microphone closed. */
  | 'denied'
  | 'no_device'
  /** Another program holds the microphone. */
  | 'device_busy'
  /** It went away while we listened. */
  | 'device_lost'
  /** Another window of this site listens. */
  | 'other_tab'
  /** This browser can't record. */
  | 'unsupported'
  /** Nobody can listen: no server, and no recogniser in the browser, or it may not be used. */
  | 'no_listener'
  | 'silent'
  /** The page was hidden while we listened. */
  | 'hidden'
  | 'offline'
  | 'slow'
  | 'busy'
  | 'unavailable'
  | 'too_large'
  | 'not_audio';

/** What there is to say after an attempt without success; stays until the next one. */
type Failure = { fault: Fault } | { judgement: Judgement };

/**
 * Pronunciation practice (SPEAKING-3). `opening` and `asking` stand before listening:
 * a browser may ask for the microphone first, and we ask before the browser's own recogniser.
 * The attempt tells late answers from the present.
 */
export type Practice = { readonly attempt: number } & (
  | { at: 'idle'; failure: Failure | undefined }
  | { at: 'asking' }
  | { at: 'opening'; isLong?: true }
  | { at: 'listening' }
  | { at: 'judging' }
  | { at: 'success'; judgement: Judgement }
  | { at: 'close'; judgement: Judgement }
  /** What was heard does not tell. */
  | { at: 'unsure'; judgement: Judgement }
  | { at: 'failed'; failure: Failure }
);

export type PracticeEvent =
  /** The microphone button. */
  | { type: 'pressed' }
  /** The browser's recogniser may be used, or not. */
  | { type: 'agreed' }
  | { type: 'declined' }
  /** Another phrase shows, another card listens, or the page is left. */
  | { type: 'left' }
  | { type: 'hidden' }
  | { type: 'dismissed' }
  /** These come from an attempt, and count only while it lasts. */
  | { type: 'consent_needed'; attempt: number }
  | { type: 'opened'; attempt: number }
  | { type: 'waited'; attempt: number }
  | { type: 'heard_enough'; attempt: number }
  | { type: 'judged'; attempt: number; judgement: Judgement }
  | { type: 'failed'; attempt: number; fault: Fault }
  | { type: 'rested'; attempt: number };

export const untried: Practice = { at: 'idle', attempt: 0, failure: undefined };

const idle = ({ attempt }: Practice, failure?: Failure): Practice => ({
  at: 'idle',
  attempt: attempt + 1,
  failure,
});
const opening = ({ attempt }: Practice): Practice => ({ at: 'opening', attempt: attempt + 1 });

export const stepPractice = (practice: Practice, event: PracticeEvent): Practice => {
  const { attempt } = practice;
  if ('attempt' in event && event.attempt !== attempt) return practice;
  switch (event.type) {
    case 'pressed':
      return press(practice);
    case 'agreed':
      return practice.at === 'asking' ? opening(practice) : practice;
    case 'declined':
      return practice.at === 'asking' ? idle(practice, { fault: 'no_listener' }) : practice;
    case 'left':
      return practice.at === 'idle' && !practice.failure ? practice : idle(practice);
    case 'hidden':
      return practice.at === 'listening' ? idle(practice, { fault: 'hidden' }) : practice;
    case 'dismissed':
      return practice.at === 'idle' || practice.at === 'failed' ? idle(practice) : practice;
    case 'consent_needed':
      return practice.at === 'opening' ? { at: 'asking', attempt } : practice;
    case 'opened':
      return practice.at === 'opening' ? { at: 'listening', attempt } : practice;
    case 'waited':
      return practice.at === 'opening' ? { ...practice, isLong: true } : practice;
    case 'heard_enough':
      return practice.at === 'listening' ? { at: 'judging', attempt } : practice;
    case 'judged':
      return practice.at === 'judging' ? conclude(attempt, event.judgement) : practice;
    case 'failed':
      return isTrying(practice) ? giveUp(practice, event.fault) : practice;
    case 'rested':
      return practice.at === 'failed'
        ? { at: 'idle', attempt, failure: practice.failure }
        : practice;
  }
};

/** The button toggles recording, returns from a result, and rests while a recording is judged. */
const press = (practice: Practice): Practice => {
  switch (practice.at) {
    case 'idle':
    case 'failed':
      return opening(practice);
    case 'listening':
      return { at: 'judging', attempt: practice.attempt };
    case 'judging':
      return practice;
    case 'asking':
    case 'opening':
    case 'success':
    case 'close':
    case 'unsure':
      return idle(practice);
  }
};

const conclude = (attempt: number, judgement: Judgement): Practice => {
  const { say } = judgement.praise;
  if (say === 'far') return { at: 'failed', attempt, failure: { judgement } };
  return { at: say, attempt, judgement };
};

/** Where nobody can listen the learner has not failed. */
const giveUp = (practice: Practice, fault: Fault): Practice =>
  fault === 'no_listener'
    ? idle(practice, { fault })
    : { at: 'failed', attempt: practice.attempt, failure: { fault } };

const isTrying = ({ at }: Practice): boolean =>
  at === 'opening' || at === 'listening' || at === 'judging';

/** While the microphone is open, or about to be. */
export const isRecording = ({ at }: Practice): boolean => at === 'opening' || at === 'listening';

/** Nothing of the last attempt shows any more. */
export const isOver = (practice: Practice): boolean =>
  practice.at === 'opening' ||
  practice.at === 'asking' ||
  (practice.at === 'idle' && !practice.failure);

/** What happens by itself in a state, and after how long. */
export const waitOf = (practice: Practice): { ms: number; then: PracticeEvent } | undefined => {
  const { attempt } = practice;
  switch (practice.at) {
    case 'opening':
      return practice.isLong
        ? undefined
        : { ms: ASKING_AFTER_MS, then: { type: 'waited', attempt } };
    case 'listening':
      return { ms: RECORDING_LIMIT_MS, then: { type: 'heard_enough', attempt } };
    case 'judging':
      return { ms: JUDGING_LIMIT_MS, then: { type: 'failed', attempt, fault: 'slow' } };
    case 'failed':
      return { ms: FAILED_RESET_MS, then: { type: 'rested', attempt } };
    default:
      return undefined;
  }
};
