/** Something that can say a text: a recording, or a voice of the device. */
export type Source = {
  readonly id: string;
  /** One that has not begun by then counts as none. */
  readonly startWithinMs: number;
  /** Somebody else hears of the text, so the visitor is asked before. */
  readonly isRemote: boolean;
};

/** One attempt of one source; `turn` tells its late events from those of another attempt. */
type Attempt<S> = {
  readonly turn: number;
  readonly source: S;
  /** What is tried where this one stays silent, in its order. */
  readonly rest: readonly S[];
  /** How often it is still to be said, this time included. */
  readonly times: number;
  /** Whether the visitor has agreed to remote voices. */
  readonly mayBeRemote: boolean;
};

/**
 * What is being read aloud, and by whom (SOUND-1). `asking` waits for the visitor's answer about a
 * remote voice; `silent` is the end of the list: nothing began.
 */
export type Speech<S extends Source = Source> =
  | { readonly at: 'quiet'; readonly turn: number }
  | ({ readonly at: 'starting' } & Attempt<S>)
  | ({ readonly at: 'speaking'; readonly since: number } & Attempt<S>)
  | ({ readonly at: 'asking' } & Attempt<S>)
  | { readonly at: 'silent'; readonly turn: number };

/** Times are milliseconds of any clock that only goes forward. */
export type SpeechEvent<S extends Source = Source> =
  | { type: 'asked'; sources: readonly S[]; times: number; mayBeRemote: boolean }
  | { type: 'started'; turn: number; now: number }
  | { type: 'ended'; turn: number; now: number }
  /** `rest`: what is known by now to try instead. */
  | { type: 'failed'; turn: number; rest?: readonly S[] }
  | { type: 'agreed' }
  | { type: 'declined' }
  | { type: 'stopped' };

/** Some voices are listed, start and end at once without a sound. */
const LEAST_SOUND_MS = 50;
/** Longer than any recording; browsers now and then forget to tell of an end. */
const SPEAKING_LIMIT_MS = 35_000;

export const quiet: Speech<never> = { at: 'quiet', turn: 0 };

/** The next state. Events of an attempt that is over change nothing. */
export const stepSpeech = <S extends Source>(
  speech: Speech<S>,
  event: SpeechEvent<S>,
): Speech<S> => {
  const { turn } = speech;
  if ('turn' in event && event.turn !== turn) return speech;
  switch (event.type) {
    case 'asked':
      return attempt(speech, event.sources, event);
    case 'stopped':
      return isBusy(speech) ? { at: 'quiet', turn: turn + 1 } : speech;
    case 'agreed':
      return speech.at === 'asking'
        ? { ...speech, at: 'starting', turn: turn + 1, mayBeRemote: true }
        : speech;
    case 'declined':
      return speech.at === 'asking' ? attempt(speech, localOf(speech.rest), speech) : speech;
    case 'started':
      return speech.at === 'starting' ? { ...speech, at: 'speaking', since: event.now } : speech;
    case 'failed':
      return isPlaying(speech) ? attempt(speech, event.rest ?? speech.rest, speech) : speech;
    case 'ended':
      if (!isPlaying(speech)) return speech;
      if (speech.at === 'starting' || event.now - speech.since < LEAST_SOUND_MS) {
        return attempt(speech, speech.rest, speech);
      }
      return speech.times > 1
        ? { ...speech, at: 'starting', turn: turn + 1, times: speech.times - 1 }
        : { at: 'quiet', turn: turn + 1 };
  }
};

const localOf = <S extends Source>(sources: readonly S[]) =>
  sources.filter(({ isRemote }) => !isRemote);

/** Tries the first of the sources. */
const attempt = <S extends Source>(
  before: Speech<S>,
  [source, ...rest]: readonly S[],
  { times, mayBeRemote }: Pick<Attempt<S>, 'times' | 'mayBeRemote'>,
): Speech<S> => {
  const turn = before.turn + 1;
  if (!source) return { at: 'silent', turn };
  const at = source.isRemote && !mayBeRemote ? 'asking' : 'starting';
  return { at, turn, source, rest, times, mayBeRemote };
};

/** A source is at it. */
export type Playing<S extends Source = Source> = Extract<
  Speech<S>,
  { at: 'starting' | 'speaking' }
>;

export const isPlaying = <S extends Source>(speech: Speech<S>): speech is Playing<S> =>
  speech.at === 'starting' || speech.at === 'speaking';

const isBusy = <S extends Source>(speech: Speech<S>) => isPlaying(speech) || speech.at === 'asking';

/** How long a state may last, and the event that ends it. */
export const waitOfSpeech = <S extends Source>(
  speech: Speech<S>,
): { ms: number; then: 'failed' | 'ended' } | undefined => {
  if (speech.at === 'starting') return { ms: speech.source.startWithinMs, then: 'failed' };
  return speech.at === 'speaking' ? { ms: SPEAKING_LIMIT_MS, then: 'ended' } : undefined;
};
